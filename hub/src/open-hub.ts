import path from 'node:path'
import type { Server } from '@hapi/hapi'
import { fetchHttp } from '@matricula/contract'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { Config } from './config/load-config.ts'
import { memoStore } from './db/memo.store.ts'
import { type Database, openDatabase } from './db/open-database.ts'
import type { House } from './house.ts'
import { checkEntries, startPlugins } from './plugins/index.ts'
import { addFirstAdmin, fillSandboxStaff } from './rooms/access/index.ts'
import { createPrices, fillSandboxCatalogue } from './rooms/fees/index.ts'
import { openSeasonClock } from './rooms/seasons/season-clock.ts'
import { countRoster, syncRoster } from './rooms/students/index.ts'
import { buildServer } from './server.ts'
import { type Clock, wallClock } from './shared/clock.ts'
import { randomIds } from './shared/ids.ts'
import { embeddedWork } from './work/embedded.ts'
import { livePayments } from './work/live-payments.ts'

/** A hub that can be opened, listened to and closed: the program's and the tests' alike. */
export interface Hub {
  readonly house: House
  readonly server: Server
  /** Listens and begins to work; answers its address. */
  start(): Promise<string>
  stop(): Promise<void>
}

export class ConfigurationProblems extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`the configuration has problems: ${problems.join('; ')}`)
    this.problems = problems
  }
}

/** Opens the database, the plugins and the server, and fills the sandbox. Listens to nothing yet. */
export async function openHub(config: Config, log: Logger): Promise<Hub> {
  const { entries, problems } = await checkEntries(
    config.plugins,
    path.join(config.root, 'config/plugins.yaml'),
  )
  const all = [...problems, ...refusedOffLoopback(config)]
  if (all.length > 0) throw new ConfigurationProblems(all)
  const database = await openDatabase(config.settings.database, config.root)
  try {
    return await furnish(config, log, { database, entries })
  } catch (error) {
    await database.destroy()
    throw error
  }
}

const firstSyncMs = 10 * 60_000

type Entries = Awaited<ReturnType<typeof checkEntries>>['entries']

async function furnish(
  config: Config,
  log: Logger,
  { database, entries }: { database: Database; entries: Entries },
): Promise<Hub> {
  const clock = await openClock(config, database)
  const metrics = new Registry()
  let listening: Server | null = null
  const publicUrl = () => publicAddress(config, listening)
  const plugins = await startPlugins({
    entries,
    log,
    metrics,
    clock,
    publicUrl,
    memo: memoStore(database, clock),
    http: (pluginLog) => fetchHttp({ log: pluginLog }),
  })
  const house: House = {
    config,
    database,
    clock,
    ids: randomIds,
    log,
    plugins,
    metrics,
    publicUrl,
    prices: createPrices({ config, plugins, log, clock }),
    work: embeddedWork(log),
    live: livePayments(),
  }
  await fillSandbox(house)
  await addFirstAdmin(house)
  if ((await countRoster(database)) === 0) await syncRoster(house, AbortSignal.timeout(firstSyncMs))
  const server = await buildServer(house)
  const stop = async () => {
    await server.stop({ timeout: 5000 })
    await house.work.stop()
    await plugins.stop()
    await database.destroy()
  }
  return {
    house,
    server,
    async start() {
      try {
        await server.start()
      } catch (error) {
        await stop()
        throw error
      }
      listening = server
      await house.work.start()
      return publicUrl()
    },
    stop,
  }
}

function openClock({ settings }: Config, database: Database): Promise<Clock> {
  if (settings.profile === 'production') return Promise.resolve(wallClock)
  return openSeasonClock(database, settings.season.clockStartsAt, () => wallClock.wall())
}

function publicAddress({ settings }: Config, server: Server | null): string {
  const { publicUrl, host, port } = settings.server
  if (publicUrl !== '') return publicUrl.replace(/\/+$/, '')
  return `http://${host.includes(':') ? `[${host}]` : host}:${server?.info.port ?? port}`
}

/** The sandbox's accounts have passwords everybody knows, so it is for this machine alone. */
function refusedOffLoopback({ settings }: Config): string[] {
  const { host } = settings.server
  if (settings.profile === 'production' || ['127.0.0.1', '::1', 'localhost'].includes(host)) return []
  return [`settings: server.host: the sandbox listens on loopback only, not on ${host}`]
}

/** An empty sandbox gets its staff and its catalogue before anybody comes in. */
async function fillSandbox(house: House): Promise<void> {
  if (house.config.settings.profile !== 'sandbox') return
  await fillSandboxStaff(house)
  await fillSandboxCatalogue(house)
}
