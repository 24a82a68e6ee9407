import path from 'node:path'
import type { Server } from '@hapi/hapi'
import { fetchHttp } from '@matricula/contract'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { problemsBeforeOpening, problemsOfPurpose } from './check-purpose.ts'
import type { Config } from './config/load-config.ts'
import { type DatabasePurpose, isPretend, purposeOf, servesVendorPages } from './config/purpose.ts'
import { recentLog, type RecentLog } from './config/recent-log.ts'
import { type Locale, translate } from './config/texts.ts'
import { openSharedServices } from './shared-services/shared-services.ts'
import { closeDatabase } from './db/close-database.ts'
import { inTurn } from './db/in-turn.ts'
import { referenceKey } from './db/school-key.store.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { openMemos } from './db/open-memos.ts'
import { claimPurpose } from './db/purpose.store.ts'
import type { AppContext } from './app-context.ts'
import { measureJobs } from './metrics/measure-jobs.ts'
import { measureProcess } from './metrics/measure-process.ts'
import { measureStores } from './metrics/measure-stores.ts'
import { checkEntries, type Deadlines, startPlugins } from './plugins/index.ts'
import {
  addFirstAdmin,
  createPasswords,
  drawSandboxPasswords,
  type Passwords,
  fillSandboxStaff,
  takesDemoPassword,
} from './modules/access/index.ts'
import { seasonNow } from './modules/progress/index.ts'
import { enrollmentStanding } from './modules/enrollment/index.ts'
import { createPrices, fillSandboxCatalogue } from './modules/fees/index.ts'
import { receiptIssuer } from './modules/receipts/index.ts'
import { openSeasonClock } from './modules/seasons/season-clock.ts'
import { keptPauses } from './modules/plugins/index.ts'
import { fillEmptyRoster, openSeason } from './modules/students/index.ts'
import { ServerLifecycle } from './server-lifecycle.ts'
import { type Hub, hubOf } from './hub.ts'
import { buildServer } from './server.ts'
import { type Clock, wallClock } from './shared/clock.ts'
import { createIds } from './shared/ids.ts'
import { buildWorkerServer } from './worker-server.ts'

export type { Hub } from './hub.ts'

export class ConfigurationProblems extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`the configuration has problems: ${problems.join('; ')}`)
    this.problems = problems
  }
}

/** Opens the database, the plugins and the server, and fills the sandbox. Listens to nothing yet. */
export async function openHub(config: Config, log: Logger, recent: RecentLog = recentLog()): Promise<Hub> {
  const { entries, problems } = await checkEntries(
    config.plugins,
    path.join(config.root, 'config/plugins.yaml'),
  )
  const plugins = entries.map(({ kind, name, use }) => ({ instance: `${kind}.${name}`, use }))
  const all = await problemsBeforeOpening({
    config,
    plugins,
    problems,
    log,
    takesDemoPassword: (database) => takesDemoPassword(database, passwordsOf(config)),
  })
  if (all.length > 0) throw new ConfigurationProblems(all)
  const ends: End[] = []
  try {
    return await createApp(config, log, {
      entries,
      purpose: purposeOf(config.settings, plugins),
      pretend: plugins.filter(({ use }) => isPretend(use)).map(({ instance }) => instance),
      recent,
      ends,
    })
  } catch (error) {
    await endAll(ends)
    throw error
  }
}

/** Closes what was opened. */
type End = () => Promise<unknown>

/** What was opened last is closed first. */
async function endAll(ends: readonly End[]): Promise<void> {
  for (const end of ends.toReversed()) await end()
}

interface Startup {
  readonly entries: Awaited<ReturnType<typeof checkEntries>>['entries']
  readonly purpose: DatabasePurpose
  /** The instances of pretend vendors. */
  readonly pretend: readonly string[]
  readonly recent: RecentLog
  readonly ends: End[]
}

async function createApp(
  config: Config,
  log: Logger,
  { entries, purpose, pretend, recent, ends }: Startup,
): Promise<Hub> {
  const database = await openDatabase(config.settings.database, config.root)
  ends.push(() => closeDatabase(database))
  await claim(database, purpose)
  const clock = await openClock(config, database)
  const metrics = new Registry()
  const endMeasuring = measureProcess(metrics)
  ends.push(async () => endMeasuring())
  const lifecycle = new ServerLifecycle()
  const publicUrl = () => publicAddress(config, lifecycle.server)
  const shared = await openSharedServices({ ...config.settings.redis, database, log })
  ends.push(() => shared.close())
  measureStores(metrics, {
    database,
    redis: config.settings.redis.url === '' ? null : () => shared.isReady(),
  })
  const memos = await openMemos({
    settings: config.settings.database,
    root: config.root,
    database,
    clock,
    pretend,
  })
  ends.push(() => memos.close())
  const plugins = await startPlugins({
    entries,
    log,
    metrics,
    clock,
    publicUrl,
    deadlines: deadlinesOf(config),
    callsAtOnce: config.settings.vendors.callsAtOnce,
    memo: memos.memo,
    pauses: () => keptPauses(database),
    closedPages: closedPagesOf(config),
    needed: {
      payments: config.settings.payments,
      secondProof: config.settings.access.secondProof,
      laterCharges: config.seasons.parents.parent,
    },
    http: (pluginLog) => fetchHttp({ log: pluginLog }),
  })
  ends.push(() => plugins.stop())
  const ids = createIds(await referenceKey(database))
  const app: AppContext = {
    config,
    database,
    clock,
    ids,
    log,
    recentLog: recent,
    plugins,
    metrics,
    publicUrl,
    prices: createPrices({ config, plugins, log, clock, cache: shared.cache }),
    enrollment: enrollmentStanding({ config, database }),
    receipts: receiptIssuer({ config, clock, ids }),
    work: measureJobs(shared.work, metrics),
    live: shared.live,
    limitTries: shared.limitTries,
    counters: shared.counters,
    line: shared.line,
    passwords: passwordsOf(config),
    isDraining: () => lifecycle.isDraining,
  }
  await inTurn(config.settings.database, config.root, () => fillEmpty(app))
  return hubOf({
    app,
    server: await buildServer(app),
    workerServer: config.settings.server.workerPort === 0 ? null : buildWorkerServer(app),
    lifecycle,
    drawPasswords: () => drawSandboxPasswords(app),
    end: () => endAll(ends),
  })
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

function deadlinesOf({ settings }: Config): Deadlines {
  const { readSeconds, writeSeconds } = settings.vendors
  return { read: readSeconds * 1000, write: writeSeconds * 1000 }
}

/** A database that nobody has marked is ours from now on; another hub may have been quicker. */
async function claim(database: Database, purpose: DatabasePurpose): Promise<void> {
  const problems = problemsOfPurpose(await claimPurpose(database, purpose), purpose)
  if (problems.length > 0) throw new ConfigurationProblems(problems)
}

/** What an application needs before it opens; who starts second finds it there. */
async function fillEmpty(app: AppContext): Promise<void> {
  await fillSandbox(app)
  await addFirstAdmin(app)
  await openSeason(app.database, seasonNow(app))
  await fillEmptyRoster(app)
}

/** An empty sandbox gets its staff and its catalogue before anybody comes in. */
async function fillSandbox(app: AppContext): Promise<void> {
  if (app.config.settings.profile !== 'sandbox') return
  await fillSandboxStaff(app)
  await fillSandboxCatalogue(app)
}

function closedPagesOf({ settings, texts }: Config) {
  return servesVendorPages(settings)
    ? undefined
    : (locale: Locale) => translate(texts, locale, 'plugin.pagesClosed')
}

function passwordsOf({ settings }: Config): Passwords {
  return createPasswords(settings.access.passwordCost)
}
