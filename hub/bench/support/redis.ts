import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '@matricula/hub/testing/free-port'

export interface BenchRedis {
  readonly url: string
  stop(): Promise<void>
}

/** A Redis of its own that keeps nothing on disk; null where none is installed. */
export async function startRedis(): Promise<BenchRedis | null> {
  const port = await freePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] })
  const missing = once(child, 'error').then(() => false)
  if (!(await Promise.race([missing, isReady(child.stdout)]))) {
    process.stderr.write('SKIPPED on Redis: no redis-server on this machine\n')
    return null
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function isReady(output: NodeJS.ReadableStream): Promise<boolean> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: output })
    lines.on('line', (line) => /ready to accept connections/i.test(line) && resolve(true))
    lines.on('close', () => resolve(false))
  })
}
