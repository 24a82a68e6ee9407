import { Router } from '@hapi/call'
import type { Server } from '@hapi/hapi'
import { accessPolicyByModule } from './access-policy.ts'
import type { Route } from './route.ts'
import { secureRoutes } from './secure-routes.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    moduleRoutes: ModuleRoutes
  }
}

type Open = () => Promise<void>

/** Opens a module's routes when one of its calls first comes: their schemas and hapi's checks are a third of a start. */
export class ModuleRoutes {
  /** hapi's own router, so that no call is taken for another's than hapi takes it for. */
  readonly #modules = new Router<Open>()
  readonly #all: Open[] = []

  constructor(server: Server) {
    this.#modules.special('notFound', null)
    this.#modules.special('badRequest', null)
    server.ext('onRequest', async ({ method, path }, h) => {
      await this.#modules.route(method, path).route?.()
      return h.continue
    })
  }

  /** `load` gives the routes of the module that `server` was given to. */
  add(server: Server, load: () => Promise<readonly Route[]>): void {
    const module = server.realm.plugin
    let opened: Promise<void> | null = null
    const open = () => (opened ??= load().then((routes) => server.route(secureRoutes(module, routes))))
    for (const call of Object.keys(accessPolicyByModule[module] ?? {})) {
      const [method = '', path = ''] = call.split(' ')
      this.#modules.add({ method, path }, open)
    }
    this.#all.push(open)
  }

  async openAll(): Promise<void> {
    await Promise.all(this.#all.map((open) => open()))
  }
}
