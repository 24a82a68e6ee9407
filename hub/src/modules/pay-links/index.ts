import type { Module } from '../../app-context.ts'
import { payLinksDataSource } from './pay-links-data-source.ts'

export { makerOf } from './maker-of.ts'
export type { PayLink } from './pay-link.ts'
export { addPayLinks, payLinkById, payLinksOfParts, withdrawPartLinks } from './pay-link.store.ts'
export { addressOfLink } from './pay-link.view.ts'
export { readSplit, type SplitNow } from './read-split.ts'

export const payLinksModule: Module = {
  name: 'pay-links',
  register: (server, app) => {
    server.app.addPersonalDataSource(payLinksDataSource(app.config.settings.privacy))
    server.app.moduleRoutes.add(server, async () => {
      const { linkPayerRoutes } = await import('./link-payer.routes.ts')
      const { payerDataRoutes } = await import('./payer-data.routes.ts')
      const { sentLinksRoutes } = await import('./sent-links.routes.ts')
      const { shownLinksRoutes } = await import('./shown-links.routes.ts')
      return [
        ...sentLinksRoutes(app),
        ...shownLinksRoutes(app),
        ...linkPayerRoutes(app),
        ...payerDataRoutes(app),
      ]
    })
  },
}
