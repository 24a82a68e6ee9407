import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { explainSteps } from '../pricing/explain-steps.ts'
import { simulate } from '../pricing/simulate.ts'
import { type SimulateInput, simulateInput } from '../pricing/simulate-input.ts'
import Joi from 'joi'
import { step, totalsFields } from './enrollment.schemas.ts'

const cop = Joi.number().integer().required()
const text = Joi.string().allow('').required()

const proof = {
  explanations: Joi.array()
    .items(Joi.object({ code: text, steps: Joi.array().items(step).required() }))
    .required(),
  reports: Joi.array()
    .items(
      Joi.object({
        is: Joi.valid('commercial-differs', 'total-differs').required(),
        code: text,
        sent: cop,
        computed: cop,
      }),
    )
    .required(),
}

const quote = Joi.object({
  ...totalsFields,
  charges: Joi.array()
    .items(Joi.object({ code: text, shipDate: text, price: cop, paidNow: Joi.boolean().required() }))
    .required(),
  ...proof,
}).label('SimulatedQuote')

const line = Joi.object({
  ItemCode: text,
  Name: text,
  Quantity: cop,
  TaxCode: text,
  UnitPrice: cop,
  DiscountPercent: cop,
  ProjectCode: text,
})

const percents = Object.fromEntries(
  ['alumni', 'sister', 'employee', 'sibling', 'advance', 'academic'].map((name) => [name, cop]),
)

const order = Joi.object({
  order: Joi.object({
    CardCode: text,
    NumAtCard: text,
    DocDueDate: text,
    DocumentLines: Joi.array().items(line).required(),
  }).required(),
  discounts: Joi.object(percents).required(),
  total: cop,
  ...proof,
}).label('SimulatedOrder')

const simulatedView = Joi.alternatives().try(quote, order).match('one').label('Simulated')

/** Prices given inputs without touching any student: for checks, rehearsals and questions. */
export function simulateRoutes({ config, clock }: Pick<AppContext, 'config' | 'clock'>): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/quotes/simulate',
      refuses: ['BAD_INPUT', 'PERIOD_CLOSED', 'TRANSPORT_MODE_UNKNOWN'],
      takes: simulateInput,
      options: {
        tags: ['api'],
        description: 'Prices a made-up case, with the proof of each line',
        response: { schema: simulatedView },
      },
      handler: (request, h) => {
        const checked = simulateInput.validate(request.payload, { abortEarly: false })
        if (checked.error !== undefined) {
          const fields = Object.fromEntries(
            checked.error.details.map(({ path }) => [path.join('.') || 'body', ['validation.other']]),
          )
          return refuse('BAD_INPUT', { fields })
        }
        const input: SimulateInput = checked.value
        const simulated = simulate(input, { seasons: config.seasons, now: clock.now() })
        if ('error' in simulated) {
          const { error, ...facts } = simulated
          return refuse(error, { facts })
        }
        const reader = { texts: config.texts, locale: localeOf(request) }
        const explanations = simulated.explanations.map(({ code, steps }) => ({
          code,
          steps: explainSteps(steps, reader),
        }))
        return h.response({ ...simulated, explanations })
      },
    }),
  ]
}
