import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { type Author, retryOnConflict, planUndo, writeFees } from '../fees/index.ts'
import { gradeById } from '../seasons/season-lookups.ts'
import { auditPublication } from './audit-publication.ts'
import { countBuyers } from './bought.store.ts'
import type { Publication } from './publication.ts'
import { lockPublication, updatePublication } from './publication.store.ts'

/**
 * Takes a publication back: one that is scheduled never happens, of a published one every fee is as it was before.
 * Refused once a family has bought by it (FEES_BOUGHT), once one of its fees was changed again (FEE_CHANGED,
 * FEE_DUPLICATE, NOT_FOUND), and when it has ended already (PUBLICATION_ENDED).
 */
export function undoPublication(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  id: number,
  author: Author,
) {
  return retryOnConflict(app.database, async (trx) => {
    const publication = await lockPublication(trx, id)
    if (publication === null) return refuse('NOT_FOUND')
    if (publication.state === 'scheduled') return end(app, trx, { publication, author, as: 'cancelled' })
    if (publication.state !== 'published') return refuse('PUBLICATION_ENDED')
    const refusal = await takeBack(app, trx, { publication, author })
    return refusal ?? end(app, trx, { publication, author, as: 'undone' })
  })
}

interface Ending {
  readonly publication: Publication
  readonly author: Author
}

async function takeBack(
  app: Pick<AppContext, 'config' | 'clock'>,
  trx: Transaction,
  { publication, author }: Ending,
) {
  const { parent } = app.config.seasons.parents
  const changed = publication.fees.flatMap(({ act, id, version }) =>
    id === null ? [] : [{ act, id, version }],
  )
  const writes = await planUndo(app, trx, changed)
  if (isRefused(writes)) return writes
  const buyers = await countBuyers(trx, publication, (grade) => gradeById(parent, grade)?.key ?? null)
  if (buyers > 0) return refuse('FEES_BOUGHT', { values: { n: buyers } })
  await writeFees(app, trx, { writes, author })
  return null
}

async function end(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { publication, author, as }: Ending & { readonly as: 'cancelled' | 'undone' },
): Promise<Publication> {
  const ended: Publication = {
    ...publication,
    state: as,
    endedBy: author.actor,
    endedAt: app.clock.now().toISOString(),
  }
  await updatePublication(trx, ended)
  const act = as === 'undone' ? 'fees.undo' : 'fees.cancel'
  await auditPublication(app, trx, { act, publication: ended, author })
  return ended
}
