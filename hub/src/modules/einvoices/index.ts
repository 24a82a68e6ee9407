import type { Module } from '../../app-context.ts'
import { einvoicesDataSource } from './einvoices-data-source.ts'
import { forEachPart } from './for-each-part.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { issueEinvoice } from './issue-einvoice.ts'
import { refreshEinvoices } from './refresh-einvoices.ts'

export const einvoicesModule: Module = {
  name: 'einvoices',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { creditNotesRoutes } = await import('./credit-notes.routes.ts')
      const { einvoicesRoutes } = await import('./einvoices.routes.ts')
      const { linkEinvoicesRoutes } = await import('./link-einvoices.routes.ts')
      return [...einvoicesRoutes(app), ...creditNotesRoutes(app), ...linkEinvoicesRoutes(app)]
    })
    server.app.addPersonalDataSource(einvoicesDataSource)
    server.app.handleTopic('einvoice.issue', forEachPart(app, 'einvoice.issue', issueEinvoice(app)))
    server.app.handleTopic('einvoice.credit', forEachPart(app, 'einvoice.credit', issueCreditNotes(app)))
    app.work.add({
      name: 'refresh-einvoices',
      every: '*/10 * * * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: (signal) => refreshEinvoices(app, signal),
    })
  },
}
