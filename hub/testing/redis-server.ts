import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** Whether this machine has Redis; without it the tests that need it are skipped, and say so. */
export const hasRedis = redisIsInstalled()

function redisIsInstalled(): boolean {
  if (spawnSync('redis-server', ['--version']).status === 0) return true
  if (process.env['MATRICULA_REQUIRE_SERVERS'] === '1') throw new Error('redis-server is required here')
  process.stderr.write('SKIPPED on Redis: no redis-server on this machine\n')
  return false
}

/** A Redis of the test's own that keeps nothing on disk, and can die and come back empty. */
export class RedisServer {
  readonly url: string
  readonly #port: number
  #child: ChildProcess | null = null

  private constructor(port: number) {
    this.#port = port
    this.url = `redis://127.0.0.1:${port}`
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    onTestFinished(() => server.kill())
    await server.begin()
    return server
  }

  async begin(): Promise<void> {
    const words = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    this.#child = spawn('redis-server', words, { stdio: 'ignore' })
    await this.#answers()
  }

  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'close')
  }

  async #answers(): Promise<void> {
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => 50 })
    redis.on('error', () => undefined)
    try {
      while ((await redis.ping().catch(() => '')) !== 'PONG') await pause(50)
    } finally {
      redis.disconnect()
    }
  }
}
