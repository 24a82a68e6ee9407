import type { Instant } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { type Author, retryOnConflict, planChanges } from '../fees/index.ts'
import type { FeeChanges } from '../fees/plan-changes.ts'
import { auditPublication } from './audit-publication.ts'
import { addPublication } from './publication.store.ts'
import { publishedFees } from './published-fees.ts'
import { publishNow } from './publish-now.ts'
import { refuseScheduled } from './refuse-scheduled.ts'

export interface PublishFeesCommand {
  readonly changes: FeeChanges
  /** Null: now. */
  readonly at: Instant | null
  readonly author: Author
}

/**
 * Publishes changes of the catalogue in one transaction, or keeps them for their time. They are checked now in both
 * cases: BAD_INPUT, FEE_CHANGED, FEE_DUPLICATE, FEE_SCHEDULED and NOT_FOUND leave the catalogue as it was.
 */
export async function publishFees(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  command: PublishFeesCommand,
) {
  if (command.at !== null && Date.parse(command.at) <= app.clock.now().getTime())
    return refuse('BAD_INPUT', { fields: { at: ['fee.wrong.at'] } })
  return retryOnConflict(app.database, (trx) => publish(app, trx, command))
}

async function publish(
  app: Pick<AppContext, 'config' | 'clock'>,
  trx: Transaction,
  { changes, at, author }: PublishFeesCommand,
) {
  const writes = await planChanges(app, trx, changes)
  if (isRefused(writes)) return writes
  const fees = publishedFees(writes)
  const waits = await refuseScheduled(app, trx, fees)
  if (waits !== null) return waits
  const now = app.clock.now().toISOString()
  const publication = await addPublication(trx, {
    project: app.config.seasons.parents.project,
    state: 'scheduled',
    changes,
    fees,
    at: at === null ? now : new Date(at).toISOString(),
    createdBy: author.actor,
    createdAt: now,
    endedBy: null,
    endedAt: null,
    refusal: null,
  })
  if (at === null) return publishNow(app, trx, { publication, writes, author })
  await auditPublication(app, trx, { act: 'fees.schedule', publication, author })
  return publication
}
