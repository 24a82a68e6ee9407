import type { Database } from '../../db/database.ts'
import type { Module } from '../../app-context.ts'
import { type DocumentsState, stateOf } from './documents-state.ts'
import { handleSigningUpdate } from './handle-signing-update.ts'
import { refreshSignings } from './refresh-signings.ts'
import { signingsDataSource } from './signings-data-source.ts'
import { type EnrollmentKey, signingsOf } from './signing.store.ts'

/** Which documents of an enrollment are signed, as the vendor last said. */
export async function documentsState(database: Database, key: EnrollmentKey): Promise<DocumentsState> {
  return stateOf(await signingsOf(database, key))
}

export const documentsModule: Module = {
  name: 'documents',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { callbackRoute } = await import('./callbacks.routes.ts')
      const { documentListRoute } = await import('./document-list.routes.ts')
      const { documentsRoutes } = await import('./documents.routes.ts')
      const { familyDocumentsRoutes } = await import('./family-documents.routes.ts')
      return [
        ...documentsRoutes(app),
        documentListRoute(app),
        ...familyDocumentsRoutes(app),
        callbackRoute(app),
      ]
    })
    server.app.addPersonalDataSource(signingsDataSource)
    server.app.handleTopic('document.news', handleSigningUpdate(app))
    app.work.add({
      name: 'refresh-signings',
      every: '0 */10 * * * *',
      begins: 'on-schedule',
      concurrency: 'one',
      run: (signal) => refreshSignings(app, signal),
    })
  },
}
