import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { publicationsRoutes } from './publications.routes.ts'
import { publishDue } from './publish-due.ts'

export const publicationsModule: Module = {
  name: 'publications',
  register: (server, app) => {
    server.route(secureRoutes(publicationsRoutes(app)))
    app.work.add({
      name: 'publish-fees',
      every: '0 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: () => publishDue(app),
    })
  },
}
