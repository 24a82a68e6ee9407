import path from 'node:path'
import type { Logger } from 'pino'
import { languageOf } from './config/language.ts'
import { loadConfig } from './config/load-config.ts'
import { openLog } from './config/open-log.ts'
import { recentLog } from './config/recent-log.ts'
import type { Settings } from './config/settings.ts'
import type { Locale } from './config/texts.ts'
import { NewerDatabase } from './db/migrate-database.ts'
import { ConfigurationProblems, type Hub, openHub } from './open-hub.ts'
import { BootFailure, checkEntries } from './plugins/index.ts'

/** Opens a hub by the configuration around it, sets it to work as `begin` says, and ends it with the process. */
export function runProgram(begin: (hub: Hub) => Promise<string>): void {
  const recent = recentLog()
  const log = openLog(recent)

  async function open(): Promise<void> {
    const root = process.cwd()
    const loaded = await loadConfig(root)
    if ('problems' in loaded) {
      return refuseToStart([...loaded.problems, ...(await problemsOfPlugins(loaded.plugins, root))])
    }
    log.level = loaded.config.settings.log
    const hub = await openHub(loaded.config, log, recent)
    const said = await begin(hub)
    stopBySignal(hub, log)
    process.stdout.write(`${said}\n`)
  }

  open().catch((error: unknown) => {
    if (error instanceof ConfigurationProblems || error instanceof BootFailure)
      return refuseToStart(error.problems)
    if (error instanceof NewerDatabase)
      return refuseToStart([newer[languageOf()](error.migrations.join(', '))])
    log.fatal({ err: error }, 'the hub could not start')
    process.exitCode = 1
  })
}

function stopBySignal(hub: Hub, log: Logger): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        log.error({}, 'the hub was ended before it could stop: what was under way is taken up by the next')
        process.exit(1)
      }, longestLeaveMs(hub.house.config.settings)).unref()
      hub.leave().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the hub did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}

/** What is seen of it leaving, the longest answer, and as long as a job waits for a store that says nothing. */
function longestLeaveMs({ server, vendors, database }: Settings): number {
  const { acquireSeconds, statementSeconds } = database.deadlines
  return (server.drainSeconds + 2 * vendors.writeSeconds + acquireSeconds + statementSeconds) * 1000
}

/** A file that could not be read has been told already. */
async function problemsOfPlugins(plugins: unknown, root: string): Promise<readonly string[]> {
  if (plugins === undefined) return []
  return (await checkEntries(plugins, path.join(root, 'config/plugins.yaml'))).problems
}

const newer: Readonly<Record<Locale, (migrations: string) => string>> = {
  'es-CO': (migrations) =>
    `database: es de un programa más nuevo que este (${migrations}) y nada se cambió; actualice este programa, o restaure la copia que se hizo antes de actualizar (hub/docs/runbook.md)`,
  en: (migrations) =>
    `database: it is of a newer program than this one (${migrations}) and nothing was changed; update this program, or restore the backup from before the update (hub/docs/runbook.md)`,
}

/** All problems at once, in plain lines, and the exit code that means: mend the configuration. */
function refuseToStart(problems: readonly string[]): void {
  process.stderr.write(`${problems.map((problem) => `- ${problem}`).join('\n')}\n`)
  process.exitCode = 2
}
