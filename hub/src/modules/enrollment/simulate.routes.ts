import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { explainSteps } from '../pricing/explain-steps.ts'
import { simulate } from '../pricing/simulate.ts'
import { type SimulateInput, simulateInput } from '../pricing/simulate-input.ts'
import { simulatedView } from './simulate.schemas.ts'

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
