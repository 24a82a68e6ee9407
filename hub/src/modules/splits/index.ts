import type { Module } from '../../app-context.ts'

/** Enrolments that several people pay, each a part. */
export const splitsModule: Module = {
  name: 'splits',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { splitsRoutes } = await import('./splits.routes.ts')
      return splitsRoutes(app)
    })
  },
}
