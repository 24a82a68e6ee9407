import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { spareMaps } from '../transport/index.ts'
import { confirmTransport, type ConfirmTransportCommand, priceTransport } from './confirm-transport.ts'
import { type ConfirmTransportPayload, confirmPayload, confirmView } from './enrollment.schemas.ts'

export function confirmTransportRoutes(app: AppContext): Route[] {
  const tooMany = spareMaps(app)
  return [
    defineRoute({
      method: 'POST',
      path: '/api/googleAPI/confirm',
      refuses: [
        'NOT_FOUND',
        'ORDER_PAID',
        'ENROLLMENT_WITHDRAWN',
        'PAYMENT_PENDING',
        'SPLIT_STANDS',
        'ORDER_EXISTS',
        'DRAFT_CHANGED',
        'TRANSPORT_FEE_MISSING',
        'TRANSPORT_NOT_CONFIRMED',
        'TOO_FAR',
        'NO_ROUTE',
        'TOO_MANY_TRIES',
        'FEATURE_DOWN',
      ],
      reads: (_request, { payload }) => payload.code.toUpperCase(),
      payload: confirmPayload,
      options: {
        tags: ['api'],
        description:
          'Measures and prices a student’s transport; type enrollment keeps it, validation does not',
        response: { schema: confirmView },
      },
      handler: async (request, _h, { payload }) => {
        const command =
          (await tooMany(callerOf(request))) ?? refuseOtherYear(app, payload) ?? commandFrom(request, payload)
        const act = payload.type === 'validation' ? priceTransport : confirmTransport
        const confirmed = isRefused(command) ? command : await act(app, command)
        return isRefused(confirmed) ? confirmed : { status: 'DONE', ...confirmed }
      },
    }),
  ]
}

/** The fee is that of the parents' season; under another year's name it would be a wrong one. */
function refuseOtherYear(
  { config }: Pick<AppContext, 'config'>,
  { project }: ConfirmTransportPayload,
): Refusal<'TRANSPORT_FEE_MISSING'> | null {
  return project === config.seasons.parents.project ? null : refuse('TRANSPORT_FEE_MISSING')
}

function commandFrom(
  request: Request,
  { code, modality, transport, fullDirectionObject }: ConfirmTransportPayload,
): Refusal<'NOT_FOUND'> | ConfirmTransportCommand {
  const caller = callerOf(request)
  const studentCode = authorizeStudent(caller, code)
  return isRefused(studentCode)
    ? studentCode
    : {
        studentCode,
        input: { modality, ...transport, place: fullDirectionObject },
        caller,
        trace: request.info.id,
      }
}
