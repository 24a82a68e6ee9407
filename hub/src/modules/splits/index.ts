import type { Module } from '../../app-context.ts'

/** Enrolments that several people pay, each a part. */
export const splitsModule: Module = {
  name: 'splits',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const [{ splitsRoutes }, { splitListRoutes }] = await Promise.all([
        import('./splits.routes.ts'),
        import('./split-list.routes.ts'),
      ])
      return [...splitsRoutes(app), ...splitListRoutes(app)]
    })
  },
}
