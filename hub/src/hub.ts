import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from '@hapi/hapi'
import type { AppContext } from './app-context.ts'
import type { ServerLifecycle } from './server-lifecycle.ts'

/** A hub that can be opened, listened to and closed: the program's and the tests' alike. */
export interface Hub {
  readonly app: AppContext
  readonly server: Server
  /** The new passwords of a sandbox's staff that others than this machine reach; for any other hub none. */
  drawPasswords(): Promise<readonly { readonly username: string; readonly password: string }[]>
  /** Listens, and works unless workers do; answers its address. */
  start(): Promise<string>
  /** Works and answers nobody, as one of the workers. */
  work(): Promise<void>
  /** Says that it is going, for as long as settings want, and stops. */
  drain(): Promise<void>
  /** Ends what is under way, and closes. */
  stop(): Promise<void>
}

export interface AppParts {
  readonly app: AppContext
  readonly server: Server
  /** Where a worker tells how it is; null for nowhere. */
  readonly workerServer: Server | null
  readonly lifecycle: ServerLifecycle
  readonly drawPasswords: Hub['drawPasswords']
  /** Closes what was opened for the application. */
  readonly end: () => Promise<void>
}

/** Gives a composed application its beginning and its end, which comes once. */
export function hubOf({ app, server, workerServer, lifecycle, drawPasswords, end }: AppParts): Hub {
  const { settings } = app.config
  let stopped: Promise<void> | null = null
  const close = async () => {
    await server.stop()
    await app.work.stop()
    await workerServer?.stop()
    await end()
  }
  const stop = () => (stopped ??= close())
  const open = async (one: Server) => {
    try {
      await one.start()
    } catch (error) {
      await stop()
      throw error
    }
  }
  return {
    app,
    server,
    drawPasswords,
    async start() {
      await open(server)
      lifecycle.listenOn(server)
      if (settings.redis.work === 'here') await app.work.start()
      return app.publicUrl()
    },
    async work() {
      if (workerServer !== null) await open(workerServer)
      await app.work.start()
    },
    async drain() {
      lifecycle.drain()
      if (lifecycle.server !== null) await pause(settings.server.drainSeconds * 1000)
      await stop()
    },
    stop,
  }
}
