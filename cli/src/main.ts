import { readEnvironment } from './environment.ts'
import { exits } from './exits.ts'
import { run } from './run.ts'

let stopping: AbortController | null = null
// Opened when it is first looked at, as what follows: most commands wait for nobody.
const stop = () => (stopping ??= new AbortController())

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The first one asks to come to a good end; whoever asks twice does not want to wait for it.
    if (stop().signal.aborted) process.exit(exits.interrupted)
    stop().abort()
  })
}

// A reader such as `head` may leave before we end; that is its good right.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exits.done)
  throw error
})

void start()

async function start(): Promise<void> {
  process.exitCode = await run({
    words: process.argv.slice(2),
    // Each is opened when it is first looked at, which most commands do with one of them.
    terminal: {
      get stdin() {
        return process.stdin
      },
      get stdout() {
        return process.stdout
      },
      get stderr() {
        return process.stderr
      },
    },
    environment: readEnvironment(),
    get signal() {
      return stop().signal
    },
  })
}
