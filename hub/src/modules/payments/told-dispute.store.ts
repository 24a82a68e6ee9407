import type { LocalDate } from '@matricula/contract'
import Joi from 'joi'
import type { Database } from '../../db/database.ts'
import type { Payment } from './payment.model.ts'

/** The days on which the disputes of a payment opened that its provider tells and a person is yet to look into. */
export async function daysOfToldDisputes(
  database: Database,
  { instance, reference }: Pick<Payment, 'instance' | 'reference'>,
): Promise<readonly LocalDate[]> {
  const facts: readonly string[] = await database('payment_exception')
    .where({ kind: 'dispute-told', instance, reference })
    .whereNull('resolved_at')
    .pluck('facts')
  return facts.map((told) => Joi.attempt(JSON.parse(told), schema).openedOn)
}

/** Of one that was told before its day was kept nothing says that a transfer left before it. */
const schema = Joi.object<{ readonly openedOn: LocalDate }>({
  openedOn: Joi.string().default('0000-01-01'),
}).unknown()
