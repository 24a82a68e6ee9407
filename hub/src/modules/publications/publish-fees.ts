import type { Instant } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { type Author, retryOnConflict, planChanges } from '../fees/index.ts'
import type { FeeChanges } from '../fees/plan-changes.ts'
import { auditPublication } from './audit-publication.ts'
import { addPublication, scheduledPublications } from './publication.store.ts'
import { publishedFees } from './published-fees.ts'
import { publishNow } from './publish-now.ts'
import { gradeById } from '../seasons/season-lookups.ts'
import type { PublishedFee } from './publication.ts'

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

/**
 * Of a fee one change waits at a time: it was planned from what the fee said, so it could not be published after
 * another one. The fees are held by the transaction, so nobody schedules one of them meanwhile.
 */
async function refuseScheduled(
  { config }: Pick<AppContext, 'config'>,
  trx: Transaction,
  fees: readonly PublishedFee[],
): Promise<Refusal<'FEE_SCHEDULED'> | null> {
  const { project, parent } = config.seasons.parents
  const waiting = (await scheduledPublications(trx, project)).flatMap(({ at, fees: scheduled }) =>
    scheduled.map((fee) => ({ at, fee })),
  )
  const found = waiting.find(({ fee }) => fees.some((one) => isSame(one, fee)))
  if (found === undefined) return null
  const { at, fee } = found
  const grade = gradeById(parent, fee.grade)?.name ?? String(fee.grade)
  return refuse('FEE_SCHEDULED', { values: { code: fee.code, grade, at } })
}

function isSame(one: PublishedFee, other: PublishedFee): boolean {
  const isSameRow = one.id !== null && one.id === other.id
  return isSameRow || (one.grade === other.grade && one.code === other.code)
}
