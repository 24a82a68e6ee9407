import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused } from '../../shared/refusal.ts'
import { retryOnConflict, planChanges } from '../fees/index.ts'
import { auditPublication } from './audit-publication.ts'
import type { Publication } from './publication.ts'
import { duePublications, lockPublication, updatePublication } from './publication.store.ts'
import { publishNow } from './publish-now.ts'

/**
 * Publishes what is due, each publication in a transaction of its own and once, whichever hub is first. One that the
 * catalogue of now refuses is told as refused, and changes nothing. What was scheduled for another school year never
 * happens: its new fees would be this year's.
 */
export async function publishDue(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'live'>,
): Promise<void> {
  const { project } = app.config.seasons.parents
  for (const id of await duePublications(app.database, project, app.clock.now())) {
    await retryOnConflict(app.database, (trx) => publishOne(app, trx, id))
    app.live.changed('publications')
  }
}

async function publishOne(
  app: Pick<AppContext, 'config' | 'clock'>,
  trx: Transaction,
  id: number,
): Promise<void> {
  const publication = await lockPublication(trx, id)
  if (publication?.state !== 'scheduled') return
  const author = { actor: publication.createdBy, trace: 'publish-fees' }
  const writes = await planChanges(app, trx, publication.changes)
  if (!isRefused(writes)) {
    await publishNow(app, trx, { publication, writes, author })
    return
  }
  const refused: Publication = {
    ...publication,
    state: 'refused',
    refusal: writes.code,
    endedBy: 'hub',
    endedAt: app.clock.now().toISOString(),
  }
  await updatePublication(trx, refused)
  await auditPublication(app, trx, { act: 'fees.refuse', publication: refused, author })
}
