import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { accountKinds, kindOf, movementsOf, type PostingLine, postingReasons } from '../ledger/index.ts'
import { disputesOf, disputeSubject, moneyOfToken } from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'

const line = Joi.object({
  account: Joi.string().required().description('Where the money is, or what it is for: a kind and an id'),
  kind: Joi.valid(...accountKinds).required(),
  amount: Joi.number().integer().required().description('COP: plus is money there, minus is what it is for'),
}).label('MovementLine')

const movements = Joi.array()
  .items(
    Joi.object({
      key: Joi.string().required(),
      day: Joi.string().required().description('Of the money, in Bogotá'),
      postedAt: Joi.string().isoDate().required(),
      reason: Joi.valid(...postingReasons, null).required(),
      lines: Joi.array().items(line).required(),
    }).label('Movement'),
  )
  .label('Movements')

/** Where the money of an order, or of what a guardian paid as a whole, is and how it got there (ledger-6). */
export function orderMovementsRoutes({ database }: Pick<AppContext, 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/{token}/movements',
      refuses: ['NOT_FOUND'],
      reads: ({ app, params }) => app.student ?? String(params['token']),
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description:
          'Every movement of the money of an order, or of what a guardian paid as a whole, from the ledger, as it happened',
        response: { schema: movements },
      },
      handler: async (request) => {
        const token = String(request.params['token'])
        const money = await moneyOfToken(database, token)
        if (money === null) return refuse('NOT_FOUND')
        const { studentCode, payments, accounts } = money
        if (studentCode !== null) request.app.student = studentCode
        const disputes = await disputesOf(database, payments)
        const subjects = [...payments.map((id) => `payment:${id}`), ...disputes.map(disputeSubject)]
        const found = await movementsOf(database, { subjects, accounts })
        return found.map(({ lines, ...movement }) => ({ ...movement, lines: lines.map(viewLine) }))
      },
    }),
  ]
}

function viewLine({ account, amount }: PostingLine) {
  return { account, kind: kindOf(account), amount }
}
