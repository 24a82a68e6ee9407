import type { Module } from '../../app-context.ts'
import { publishDue } from './publish-due.ts'

export const publicationsModule: Module = {
  name: 'publications',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { publicationsRoutes } = await import('./publications.routes.ts')
      return publicationsRoutes(app)
    })
    app.work.add({
      name: 'publish-fees',
      every: '0 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: () => publishDue(app),
    })
  },
}
