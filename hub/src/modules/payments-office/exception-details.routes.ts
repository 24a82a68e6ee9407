import Joi from 'joi'
import { payoutStatuses } from '../../../api/lists.ts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { exceptionStudents } from './office.schemas.ts'
import { needsSecondPerson, readWaiting, type WaitingRequest } from '../approvals/index.ts'
import { waitingView } from '../approvals/approvals.schemas.ts'
import { amountOf, chargeIn, takenOf } from '../payments/exception-money.ts'
import { meansOf, type ExceptionStudent, studentsOf } from './exception-students.store.ts'
import { exceptionById } from '../payments/index.ts'
import { type ChargePayout, payoutOfCharge } from './charge-payout.store.ts'
import { returnedByOthers } from './exception-refund.ts'

const detailsView = Joi.object({
  amount: Joi.number().required(),
  currency: Joi.string().required(),
  students: exceptionStudents,
  instance: Joi.string().required(),
  means: Joi.string().allow(null).required(),
  second_person: Joi.boolean().required().description('Whether saying how it ends needs a second person'),
  waiting: waitingView,
  payout: Joi.object({
    reference: Joi.string().required(),
    day: Joi.string().required(),
    state: Joi.valid(...payoutStatuses).required(),
    net: Joi.number()
      .integer()
      .required()
      .description('COP of the whole payout; below 0 it takes from the school'),
  })
    .allow(null)
    .required()
    .label('PayoutOfException')
    .description('Of the provider, in which its charge went on to the school’s bank account'),
}).label('ExceptionDetails')

/** What whoever ends an exception is shown first: the sum, whose money, by which means. */
export function exceptionDetailsRoutes(app: Pick<AppContext, 'config' | 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/exceptions/{id}/details',
      refuses: ['NOT_FOUND'],
      reads: () => '*',
      options: {
        tags: ['api'],
        description: 'The sum, the students and the means of an exception',
        validate: {
          params: Joi.object({ id: Joi.number().integer().min(1).max(2_147_483_647).required() }),
        },
        response: { schema: detailsView },
      },
      handler: async (request) => {
        const details = await readExceptionDetails(app, Number(request.params['id']))
        return details ?? refuse('NOT_FOUND')
      },
    }),
  ]
}

interface ExceptionDetails {
  /** In the currency that came in. */
  readonly amount: number
  readonly currency: string
  readonly students: readonly ExceptionStudent[]
  readonly instance: string
  readonly means: string | null
  readonly second_person: boolean
  readonly waiting: WaitingRequest | null
  readonly payout: ChargePayout | null
}

/** What whoever is about to end an exception is shown first; null for one that there is not. */
async function readExceptionDetails(
  { database, config }: Pick<AppContext, 'config' | 'database'>,
  id: number,
): Promise<ExceptionDetails | null> {
  const exception = await exceptionById(database, id)
  if (exception === null) return null
  const pesos = amountOf(exception)
  const { amount, currency } = takenOf(exception)
  const { payment, before } = await inTransaction(database, (trx) => returnedByOthers(trx, exception))
  return {
    amount: amount ?? pesos,
    currency,
    students: await studentsOf(database, exception),
    instance: exception.instance,
    means: await meansOf(database, exception),
    second_person: needsSecondPerson({ amount: pesos, before }, config.settings.payments),
    waiting: await readWaiting(database, { subject: `exception:${id}`, payment }),
    payout: await payoutOfCharge(database, {
      instance: exception.instance,
      charge: chargeIn(exception),
    }),
  }
}
