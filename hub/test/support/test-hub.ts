import path from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type Config, loadConfig } from '../../src/config/load-config.ts'
import { lay } from '../../src/config/read-yaml.ts'
import { settingsSchema } from '../../src/config/settings.ts'
import { type Hub, openHub } from '../../src/open-hub.ts'
import { type DatabaseKind, sqlite } from './databases.ts'
import { unpublishedRefusals } from './unpublished-refusals.ts'
import { Visitor } from './visitor.ts'

/** The repository: the shipped configuration is what tests run on. */
export const root = path.resolve(import.meta.dirname, '../../..')

export interface TestHub {
  readonly url: string
  readonly hub: Hub
  /** What the hub logged, as JSON lines. */
  readonly lines: readonly string[]
  /** A browser without a session. */
  readonly visitor: () => Visitor
}

export interface TestHubOptions {
  readonly database?: DatabaseKind
  /** Laid over the shipped settings, such as { access: { triesPerCode: 2 } }. */
  readonly settings?: object
  /** Laid over the shipped plugins. */
  readonly plugins?: object
}

/**
 * A whole hub on a port of its own, with the shipped configuration, the sandbox plugins and an empty database, until
 * the test ends. Sign-in tries are not limited unless a test says so.
 */
export async function runHub(options: TestHubOptions = {}): Promise<TestHub> {
  const database = await (options.database ?? sqlite).create()
  // What is registered later is undone first: the hub stops before its database goes.
  onTestFinished(() => database.drop())
  const config = await configFor(database.environment, options)
  const lines: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) })
  const hub = await openHub(config, log)
  onTestFinished(() => hub.stop())
  const silent = unpublishedRefusals(hub.server)
  onTestFinished(() => {
    if (silent.size > 0) throw new Error(`refused beyond the published API: ${[...silent].join('; ')}`)
  })
  const url = await hub.start()
  return { url, hub, lines, visitor: () => new Visitor(hub.server.info.uri) }
}

export async function configFor(
  environment: Readonly<Record<string, string>>,
  { settings = {}, plugins = {} }: TestHubOptions = {},
): Promise<Config> {
  const loaded = await loadConfig(root, { PORT: '0', MATRICULA_TRIES_PER_ADDRESS: '100000', ...environment })
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
  const { config } = loaded
  const client = environment['MATRICULA_TEST_DATABASE'] ?? 'sqlite'
  const usual = lay(
    { database: { client }, access: { triesPerCode: 100_000 }, server: { checkAnswers: 100 } },
    config.settings,
  )
  const checked = settingsSchema.validate(lay(settings, usual))
  if (checked.error !== undefined) throw checked.error
  return { ...config, settings: checked.value, plugins: lay(plugins, config.plugins) }
}
