import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused } from '../../shared/refusal.ts'
import { chargedBy } from './change-prices.ts'
import { previewFeeImpact, type ImpactQuestion } from './preview-fee-impact.ts'
import Joi from 'joi'
import { feeTypes } from '../fees/fee.ts'

const cop = Joi.number().integer()
const count = Joi.number().integer().min(0)

/** Beyond this a price is a slip of the hand; fifty of them for a whole grade still sum exactly. */
const largestValue = 1_000_000_000

const change = Joi.object({
  // The catalogue's own, for whoever asks to keep track by; the code is what prices go by.
  id: Joi.number().integer().min(1).max(2_147_483_647),
  code: Joi.string()
    .pattern(/^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/)
    .required(),
  type: Joi.valid(...feeTypes).required(),
  value: cop.min(0).max(largestValue).required(),
  does: Joi.valid('create', 'edit', 'archive').required(),
}).label('FeeChange')

const impactPayload = Joi.object<ImpactQuestion>({
  grade: Joi.number().integer().min(1).max(999).required(),
  changes: Joi.array().items(change).unique('code').min(1).max(50).required(),
}).label('FeeImpactRequest')

const share = Joi.object({ families: count.required(), amount: cop.min(0).required() }).label(
  'FeeImpactShare',
)

const row = Joi.object({
  student: Joi.string().required(),
  name: Joi.string().required(),
  before: cop.required(),
  after: cop.required(),
  difference: cop.required(),
  due_now_difference: cop.required(),
  lines: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        name: Joi.string().allow('').required(),
        before: cop.required(),
        after: cop.required(),
      }).label('FeeImpactLine'),
    )
    .required(),
}).label('FeeImpactRow')

const impactView = Joi.object({
  grade: count.required(),
  grade_name: Joi.string().required(),
  changes: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        does: Joi.valid('create', 'edit', 'archive').required(),
        charged_by: Joi.valid('catalogue', 'accounting').required(),
      }).label('FeeImpactChange'),
    )
    .required(),
  students: count.required(),
  affected: count.required(),
  more: share.required(),
  less: share.required(),
  unchanged: count.required().description('Those who have paid or are paying among them'),
  unknown: count.required().description('Accounting did not answer for them'),
  settled: count
    .required()
    .description('They have paid, here or by the SIS, or are paying, and keep their price'),
  not_enabled: count.required().description('Nobody lets them enrol; they are in no other figure'),
  before: cop.required(),
  after: cop.required(),
  rows: Joi.array().items(row).required(),
  assumes: Joi.array()
    .items(Joi.string())
    .required()
    .description('Keys of the texts that say what was taken for granted'),
}).label('FeeImpact')

/** Stands here and not beside the fees: what a price comes to for a family is known no earlier. */
export function feeImpactRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'prices'>,
): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/admin/fees/impact',
      refuses: ['BAD_INPUT', 'FEATURE_DOWN'],
      reads: () => '*',
      payload: impactPayload,
      options: {
        tags: ['api'],
        description: 'What changes of one grade’s fees would do to each of its families; changes nothing',
        response: { schema: impactView },
      },
      handler: async (_request, _h, { payload }) => {
        const question = payload
        const impact = await previewFeeImpact(app, question)
        if (isRefused(impact)) return impact
        const { of, rows, assumes, ...sums } = impact
        const changes = question.changes.map((change) => {
          const { code, does } = change
          return { code, does, charged_by: chargedBy(change) }
        })
        return { grade: of.id, grade_name: of.name, changes, ...sums, rows: [...rows], assumes: [...assumes] }
      },
    }),
  ]
}
