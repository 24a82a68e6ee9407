import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Config, loadConfig, type Seasons } from '../src/config/load-config.ts'
import { recentLog } from '../src/config/recent-log.ts'
import { lay } from '../src/config/read-yaml.ts'
import { parentSchema } from '../src/modules/seasons/parent-schema.ts'
import type { ParentSeason } from '../src/modules/seasons/season.ts'
import { settingsSchema } from '../src/config/settings.ts'
import { type Hub, openHub } from '../src/open-hub.ts'
import { type DatabaseKind, type TestDatabase, usual } from './databases.ts'
import { readNow, seedAsFirstStart } from './first-start.ts'
import { unpublishedRefusals } from './unpublished-refusals.ts'
import { Visitor } from './visitor.ts'

/** The repository: the shipped configuration is what tests run on. */
export const root = path.resolve(import.meta.dirname, '../..')

export interface TestHub {
  readonly url: string
  readonly hub: Hub
  /** Of the sandbox's staff where others than this machine reach it; otherwise each is `demo`. */
  readonly passwords: ReadonlyMap<string, string>
  /** What the hub logged, as JSON lines. */
  readonly lines: readonly string[]
  /** A browser without a session. */
  readonly visitor: () => Visitor
}

export interface TestHubOptions {
  readonly database?: DatabaseKind
  /** Laid over the shipped settings, such as { access: { triesPerCode: 2 } }. */
  readonly settings?: object
  /** In place of the season's, so that a test need not wait for minutes. */
  readonly heartbeat?: ParentSeason['screens']['heartbeat']
  /** Laid over the parents' half of the season, such as { activities: { maxPerStudent: 4 } }. */
  readonly parentSeason?: object
  /** Laid over the shipped plugins. */
  readonly plugins?: object
  /** In place of all shipped plugins. */
  readonly onlyPlugins?: object
}

/**
 * A whole hub on a port of its own, with the shipped configuration, the sandbox plugins and an empty database, until
 * the test ends.
 */
export function runHub(options: TestHubOptions = {}): Promise<TestHub> {
  return startHub(options, (end) => onTestFinished(end))
}

/** One such hub for all tests of a file, which take different families of it. */
export function useHub(options: TestHubOptions = {}): () => TestHub {
  let hub: TestHub
  const ends: End[] = []
  beforeAll(async () => {
    hub = await startHub(options, (end) => void ends.unshift(end))
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })
  return () => hub
}

type End = () => void | Promise<void>

/** What is handed to `atEnd` later is undone first: the hub stops before its database goes. */
async function startHub(options: TestHubOptions, atEnd: (end: End) => void): Promise<TestHub> {
  const kind = options.database ?? usual
  const once = fillsAsShipped(options) ? kind.createFilled : undefined
  const database = await (once?.(fillShipped) ?? kind.create())
  atEnd(() => database.drop())
  const config = await configFor(database.environment, { ...options, settings: withoutDisk(options) })
  const lines: string[] = []
  const recent = recentLog()
  const write = (line: string) => {
    lines.push(line)
    recent.write(line)
  }
  const hub = await openHub(config, pino({ level: 'debug', base: null }, { write }), recent)
  atEnd(() => hub.stop())
  if (once !== undefined) await readNow(hub)
  const silent = unpublishedRefusals(hub.server)
  atEnd(() => {
    if (silent.size > 0) throw new Error(`refused beyond the published API: ${[...silent].join('; ')}`)
  })
  const drawn = await hub.drawPasswords()
  const passwords = new Map(drawn.map(({ username, password }) => [username, password]))
  const url = await hub.start()
  return { url, hub, passwords, lines, visitor: () => new Visitor(hub.server.info.uri) }
}

/** What a test writes need not outlive a power cut. */
function withoutDisk({ settings = {} }: TestHubOptions): object {
  if (isProduction(settings)) return settings
  const { database = {} }: { readonly database?: object } = settings
  return { ...settings, database: { durable: false, ...database } }
}

async function fillShipped({ environment }: TestDatabase): Promise<void> {
  await seedAsFirstStart(await configFor(environment))
}

/** Settings that say what a first start writes. */
const ofFirstStart = ['profile', 'season', 'students', 'fees', 'school', 'database']

function fillsAsShipped({ settings = {}, parentSeason, plugins, onlyPlugins }: TestHubOptions): boolean {
  if (Object.keys(settings).some((name) => ofFirstStart.includes(name))) return false
  return [parentSeason, plugins, onlyPlugins].every((change) => change === undefined)
}

/** A busy machine is no reason for a test to be asked to come back. */
const endless = { delayMs: 3_600_000, requests: 1_000_000 }

/** Nor for a vendor to be given up that only had no processor to answer with; a test of one that is sets seconds of its own. */
const slowVendors = { readSeconds: 30 }

/** Tests write into the roster, and what the sandbox's school says must not come between because an hour has ended. */
const onNewYear = '0 0 0 1 1 *'

export async function configFor(
  environment: Readonly<Record<string, string>>,
  { settings = {}, heartbeat, parentSeason = {}, plugins = {}, onlyPlugins }: TestHubOptions = {},
): Promise<Config> {
  const config = await shippedConfig()
  const usual = lay(
    {
      database: placeFrom(environment),
      students: { rosterSchedule: onNewYear },
      vendors: slowVendors,
      access: { passwordCost: isProduction(settings) ? 17 : 10 },
      server: { checkAnswers: 100, overload: { busy: endless, full: endless } },
    },
    config.settings,
  )
  const checked = settingsSchema.validate(lay(settings, lay(namedFor(settings), usual)))
  if (checked.error !== undefined) throw checked.error
  const changes = [heartbeat === undefined ? {} : { screens: { heartbeat } }, parentSeason]
  const seasons = changes.reduce<Seasons>(withParentSeason, config.seasons)
  return { ...config, settings: checked.value, seasons, plugins: onlyPlugins ?? lay(plugins, config.plugins) }
}

/** Tests sign in all day, and production takes no less work for a password than is shipped. */
function isProduction(settings: object): boolean {
  return 'profile' in settings && settings.profile === 'production'
}

/** A sandbox behind a proxy has to name its host. */
function namedFor(settings: object): object {
  const isBehindProxy = 'server' in settings && Object.keys(settings.server ?? {}).includes('trustedProxies')
  return isBehindProxy ? { server: { sandboxHosts: '127.0.0.1' } } : {}
}

let shipped: Promise<Config> | null = null

/** Read once: the files are the same for every hub, which brings its own database. */
function shippedConfig(): Promise<Config> {
  shipped ??= readShipped()
  return shipped
}

async function readShipped(): Promise<Config> {
  const loaded = await loadConfig(root, { PORT: '0' })
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}

function placeFrom({
  MATRICULA_TEST_DATABASE: client = 'sqlite',
  MATRICULA_DATA: folder,
  MATRICULA_DATABASE_URL: url,
}: Readonly<Record<string, string>>): object {
  return { client, ...(folder !== undefined && { folder }), ...(url !== undefined && { url }) }
}

function withParentSeason(seasons: Seasons, change: object): Seasons {
  const { value: parent, error } = parentSchema.validate(lay(change, seasons.parents.parent))
  if (error !== undefined) throw error
  return { ...seasons, parents: { ...seasons.parents, parent } }
}
