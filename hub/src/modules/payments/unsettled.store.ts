import type { Database } from '../../db/database.ts'
import { hasOpenException } from './exception.store.ts'
import type { BegunByLink } from './link-attempt.store.ts'

/**
 * Whether something of a payment by a link is still to be decided: it is under way, a person looks into it, it is in dispute
 * or on its way back, or its split stands.
 */
export async function isUnsettled(database: Database, attempt: BegunByLink['attempt']): Promise<boolean> {
  const { id, finishedAt, status } = attempt
  if (finishedAt === null || status === 'under_review') return true
  if ('split' in attempt && attempt.split.status === 'standing') return true
  if (await isLookedInto(database, attempt)) return true
  const payments: readonly string[] = await database('payment').where({ attempt_id: id }).pluck('id')
  const dispute = await database('dispute')
    .whereIn('open_payment', [...payments])
    .first('id')
  const refund = await database('refund')
    .whereIn('payment_id', [...payments])
    .where({ status: 'sent' })
    .first('id')
  return dispute !== undefined || refund !== undefined
}

/** Of several children's orders each share is looked into by itself. */
async function isLookedInto(
  database: Database,
  { id, instance, reference }: BegunByLink['attempt'],
): Promise<boolean> {
  const shares: readonly string[] = await database('allocation').where({ attempt_id: id }).pluck('reference')
  const looked = await Promise.all(
    [...new Set([reference, ...shares])].map((own) =>
      hasOpenException(database, { instance, reference: own }),
    ),
  )
  return looked.includes(true)
}
