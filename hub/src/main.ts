import { openLog } from './config/open-log.ts'
import { loadConfig } from './config/load-config.ts'
import { ConfigurationProblems, openHub } from './open-hub.ts'
import { BootFailure } from './plugins/index.ts'

const log = openLog()

async function main(): Promise<void> {
  const loaded = await loadConfig(process.cwd())
  if ('problems' in loaded) return refuseToStart(loaded.problems)
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
