import path from 'node:path'
import type { Logger } from 'pino'
import { listenProblem } from './config/listen-problem.ts'
import { loadConfig, type LoadedConfig } from './config/load-config.ts'
import { openLog } from './config/open-log.ts'
import { recentLog } from './config/recent-log.ts'
import type { Settings } from './config/settings.ts'
import { startProblem } from './config/start-problem.ts'
import { answerTo } from './config/usage.ts'
import { UnusableFolder } from './db/data-folder.ts'
import { DataFolderInUse, lockDataFolder } from './db/lock-data-folder.ts'
import { NewerDatabase } from './db/migrate-database.ts'
import { ConfigurationProblems, type Hub, openHub } from './open-hub.ts'
import { BootFailure, checkEntries } from './plugins/index.ts'
import { growSpaceForNewObjects } from './space-for-new-objects.ts'

/** Opens a hub by the configuration around it, sets it to work as `begin` says, and ends it with the process. */
export function runProgram(program: 'main' | 'worker', begin: (hub: Hub) => Promise<string>): void {
  const told = answerTo(program, process.argv.slice(2))
  if (told !== null) {
    const stream = told.exit === 0 ? process.stdout : process.stderr
    stream.write(`${told.text}\n`)
    process.exitCode = told.exit
    return
  }
  const recent = recentLog()
  const log = openLog(recent)

  async function open(): Promise<void> {
    const root = process.cwd()
    const loaded = await loadConfig(root)
    if ('problems' in loaded) {
      return refuseToStart([...loaded.problems, ...(await problemsOfPlugins(loaded, root))])
    }
    log.level = loaded.config.settings.log
    const { database, server } = loaded.config.settings
    const port = program === 'main' ? server.port : server.workerPort
    await lockDataFolder(database, root, `${server.host}:${port}`)
    const hub = await openHub(loaded.config, log, recent)
    const said = await beginListening(hub)
    stopBySignal(hub, log)
    growSpaceForNewObjects()
    process.stdout.write(`${said}\n`)
  }

  async function beginListening(hub: Hub): Promise<string> {
    try {
      return await begin(hub)
    } catch (error) {
      const problem = listenProblem(error, hub.app.config.settings)
      throw problem === null ? error : new ConfigurationProblems([problem])
    }
  }

  open().catch((error: unknown) => {
    const problems = problemsIn(error)
    if (problems !== null) return refuseToStart(problems)
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
      }, longestDrainMs(hub.app.config.settings)).unref()
      hub.drain().then(
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
function longestDrainMs({ server, vendors, database }: Settings): number {
  const { acquireSeconds, statementSeconds } = database.deadlines
  return (server.drainSeconds + 2 * vendors.writeSeconds + acquireSeconds + statementSeconds) * 1000
}

/** What somebody can mend who reads it; null for a defect. */
function problemsIn(error: unknown): readonly string[] | null {
  if (error instanceof ConfigurationProblems || error instanceof BootFailure) return error.problems
  if (error instanceof NewerDatabase)
    return [startProblem('newerDatabase', { migrations: error.migrations.join(', ') })]
  if (error instanceof UnusableFolder)
    return [startProblem('dataFolder', { folder: error.folder, why: error.why })]
  if (error instanceof DataFolderInUse) {
    const { folder, owner } = error
    const by =
      owner === null ? '' : startProblem('folderOwner', { pid: String(owner.pid), address: owner.address })
    return [startProblem('folderInUse', { folder, by })]
  }
  return null
}

/** A file that could not be read has been told already, and so has what no variable filled. */
async function problemsOfPlugins(
  { plugins, lacking }: Extract<LoadedConfig, { readonly plugins: unknown }>,
  root: string,
): Promise<readonly string[]> {
  if (plugins === undefined) return []
  return (await checkEntries(plugins, path.join(root, 'config/plugins.yaml'), { told: lacking })).problems
}

/** All problems at once, in plain lines, and the exit code that means: mend the configuration. */
function refuseToStart(problems: readonly string[]): void {
  process.stderr.write(`${problems.map((problem) => `- ${problem}`).join('\n')}\n`)
  process.exitCode = 2
}
