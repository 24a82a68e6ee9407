import path from 'node:path'
import { openLog } from './config/open-log.ts'
import { loadConfig } from './config/load-config.ts'
import { ConfigurationProblems, openHub } from './open-hub.ts'
import { BootFailure, checkEntries } from './plugins/index.ts'

const log = openLog()

async function main(): Promise<void> {
  const root = process.cwd()
  const loaded = await loadConfig(root)
  if ('problems' in loaded) {
    return refuseToStart([...loaded.problems, ...(await problemsOfPlugins(loaded.plugins, root))])
  }
  log.level = loaded.config.settings.log
  const hub = await openHub(loaded.config, log)
  const address = await hub.start()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      hub.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the hub did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
  process.stdout.write(`ready ${address}\n`)
}

/** A file that could not be read has been told already. */
async function problemsOfPlugins(plugins: unknown, root: string): Promise<readonly string[]> {
  if (plugins === undefined) return []
  return (await checkEntries(plugins, path.join(root, 'config/plugins.yaml'))).problems
}

/** All problems at once, in plain lines, and the exit code that means: mend the configuration. */
function refuseToStart(problems: readonly string[]): void {
  process.stderr.write(`${problems.map((problem) => `- ${problem}`).join('\n')}\n`)
  process.exitCode = 2
}

main().catch((error: unknown) => {
  if (error instanceof ConfigurationProblems || error instanceof BootFailure)
    return refuseToStart(error.problems)
  log.fatal({ err: error }, 'the hub could not start')
  process.exitCode = 1
})
