import type { Request } from '@hapi/hapi'
import type { Place } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { spareMaps } from '../transport/index.ts'
import { confirmTransport, type ConfirmTransportCommand, priceTransport } from './confirm-transport.ts'
import { confirmPayload, confirmView } from './enrollment.schemas.ts'

export function confirmTransportRoutes(app: AppContext): Route[] {
  const tooMany = spareMaps(app)
  return [
    {
      method: 'POST',
      path: '/api/googleAPI/confirm',
      refuses: [
        'NOT_FOUND',
        'ORDER_PAID',
        'PAYMENT_PENDING',
        'ORDER_EXISTS',
        'DRAFT_CHANGED',
        'TRANSPORT_FEE_MISSING',
        'TRANSPORT_NOT_CONFIRMED',
        'TOO_FAR',
        'NO_ROUTE',
        'TOO_MANY_TRIES',
        'FEATURE_DOWN',
      ],
      reads: (request) => payloadOf(request).code.toUpperCase(),
      options: {
        tags: ['api'],
        description:
          'Measures and prices a student’s transport; type enrollment keeps it, validation does not',
        validate: { payload: confirmPayload },
        response: { schema: confirmView },
      },
      handler: async (request, h) => {
        const command =
          (await tooMany(callerOf(request))) ?? refuseOtherYear(app, request) ?? commandFrom(request)
        const act = payloadOf(request).type === 'validation' ? priceTransport : confirmTransport
        const confirmed = isRefused(command) ? command : await act(app, command)
        return isRefused(confirmed)
          ? answerRefusal(app.config.texts, request, h, confirmed)
          : { status: 'DONE', ...confirmed }
      },
    },
  ]
}

/** The fee is that of the parents' season; under another year's name it would be a wrong one. */
function refuseOtherYear({ config }: AppContext, request: Request): Refusal | null {
  return payloadOf(request).project === config.seasons.parents.project
    ? null
    : refuse('TRANSPORT_FEE_MISSING')
}

interface ConfirmPayload {
  readonly code: string
  readonly project: string
  readonly modality: ConfirmTransportCommand['input']['modality']
  readonly transport: Pick<ConfirmTransportCommand['input'], 'busStop' | 'direction' | 'basis'>
  readonly fullDirectionObject: Place
  readonly type: 'enrollment' | 'validation'
}

function payloadOf(request: Request): ConfirmPayload {
  return request.payload as ConfirmPayload
}

function commandFrom(request: Request): Refusal | ConfirmTransportCommand {
  const { code, modality, transport, fullDirectionObject } = payloadOf(request)
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
