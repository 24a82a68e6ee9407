import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { linkAttemptByToken } from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'
import { erasePayer, exportPayer } from './payer-data.ts'
import { erasedPayerView, payerDataView } from './payer-data.schemas.ts'

/** In the window of access, of one network; nobody needs more. */
const most = 30

const params = Joi.object<{ readonly token: string }>({ token: token.required() })

/** What who paid by a link may ask of their own data, by the token that this payer alone has (pay-links-12). */
export function payerDataRoutes(app: AppContext): Route[] {
  const asked = app.limitTries('pay-link-data', most, app.config.settings.access.windowMinutes)
  const tooMany = (request: Request) => asked.take(addressOf(request, app))
  return [
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/payments/{token}/data',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      params,
      options: {
        tags: ['api'],
        description: 'What is kept of who paid by a link, of that payment alone, as a file',
        response: { schema: payerDataView },
      },
      handler: async (request, h, { params: of }) => {
        const refusal = await tooMany(request)
        if (refusal !== null) return refusal
        const begun = await linkAttemptByToken(app.database, of.token)
        if (begun === null) return refuse('NOT_FOUND')
        return h
          .response(await exportPayer(app, begun, request.info.id))
          .header('content-disposition', `attachment; filename="pago-${begun.attempt.reference}.json"`)
          .header('x-robots-tag', 'noindex')
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/pay-links/payments/{token}/data/erase',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'PAYER_ERASE_BLOCKED'],
      params,
      options: {
        tags: ['api'],
        description:
          'Erases what who paid by a link typed, once nothing of the payment is to be decided; says what the law has kept, and until when',
        response: { schema: erasedPayerView },
      },
      handler: async (request, _h, { params: of }) =>
        (await tooMany(request)) ?? erasePayer(app, of.token, request.info.id),
    }),
  ]
}
