import { bankFileParts } from '@matricula/contract'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { localeOf } from '../../http/locale.ts'
import { translate } from '../../config/texts.ts'
import { isRefused } from '../../shared/refusal.ts'
import { secondPersonAnswer } from '../approvals/index.ts'
import { approvalView } from '../approvals/approvals.schemas.ts'
import { applyBankFile, type BankFile } from './apply-bank-file.ts'
import {
  agreementSorts,
  type AgreementSort,
  type AgreementState,
  agreementStates,
  listAgreements,
} from './agreement-list.store.ts'
import { longest } from './bank-file.ts'
import { cancelAgreement } from './cancel-agreement.ts'
import { confirmAgreement, type AgreementConfirmation } from './confirm-agreement.ts'
import { bankResults } from './decide-bank-line.ts'
import type { guardedBankFile } from './guarded-bank-file.ts'
import type { guardedConfirmation } from './guarded-confirmation.ts'
import { token } from '../payments/payments.schemas.ts'
import { wordsOf } from '../payments-office/index.ts'

const cop = Joi.number().integer()
const line = /^\P{Cc}+$/u

const waitingAgreement = Joi.object({
  token: token.required(),
  student_code: Joi.string().required(),
  name: Joi.string().allow('').required(),
  grade: Joi.string().allow('').required(),
  reference: Joi.string().required(),
  amount: cop.required(),
  started_at: Joi.string().isoDate().required(),
  expires_at: Joi.string().isoDate().required(),
}).label('WaitingAgreement')

const agreementsQuery = listQuery<{ readonly state: AgreementState; readonly search?: string }>(
  agreementSorts,
  {
    state: Joi.valid(...agreementStates).default('waiting'),
    search: searchText,
  },
)

interface BankFilePayload extends Pick<BankFile, 'name' | 'content' | 'mode'> {
  readonly first_line?: number
  readonly occurrences?: readonly number[]
}

const bankFile = Joi.object<BankFilePayload>({
  name: Joi.string().max(100).pattern(line).required(),
  content: Joi.string().max(204_800).allow('').required(),
  mode: Joi.valid('plan', 'run').required(),
  first_line: Joi.number()
    .integer()
    .min(1)
    .max(100_000_000)
    .description('Where the line below the header stands in the whole file, when this is a part of one'),
  occurrences: Joi.array()
    .items(Joi.number().integer().min(1).max(100_000_000))
    .max(longest)
    .description(
      'With first_line: of each payment of the part in turn, how many of the same reference, amount and day the whole file has up to it, so that equal payments of two parts are not taken for one',
    ),
})
  .with('occurrences', 'first_line')
  .required()
  .label('BankFile')

const bankAnswers = Joi.array()
  .items(
    Joi.object({
      line: Joi.number().integer().min(1).required(),
      reference: Joi.string().allow('').required(),
      amount: cop.allow(null).required(),
      expected: cop.allow(null).required(),
      result: Joi.valid(...bankResults).required(),
      by_hand: Joi.boolean()
        .required()
        .description(
          'The agreement was confirmed by hand before, and a run writes down that this is its money',
        ),
      unreadable: Joi.array()
        .items(Joi.valid(...bankFileParts))
        .required()
        .description('What of an unreadable line is wrong; columns: there are not three of them'),
    }).label('BankLineResult'),
  )
  .label('BankFileResults')

const reason = Joi.string().min(3).max(200).required()
const byToken = Joi.object<{ token: string }>({ token: token.required() })

const confirmationPayload = Joi.object<Pick<AgreementConfirmation, 'status' | 'reason'>>({
  status: Joi.valid('PAGO DAVIVIENDA', 'INGRESO MANUAL').required(),
  reason,
}).label('AgreementConfirmation')

export interface ConfirmationActs {
  readonly confirm: ReturnType<typeof guardedConfirmation>
  readonly manual: ReturnType<typeof guardedConfirmation>
  readonly file: ReturnType<typeof guardedBankFile>
}

/** Orders that wait for the bank: the list, the bank's file, and the confirmation by hand. */
export function agreementRoutes(app: AppContext, acts: ConfirmationActs): Route[] {
  const { texts, settings } = app.config
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/bank-agreement',
      reads: () => '*',
      query: agreementsQuery,
      options: {
        tags: ['api'],
        description: 'Orders by bank agreement, the waiting ones unless another state is asked',
        response: { schema: Joi.array().items(waitingAgreement).label('WaitingAgreements') },
      },
      handler: async (request, h, { query }) => {
        const sort = sortOf<AgreementSort>(request, { by: 'started_at', direction: 'asc' })
        const words = await wordsOf(app, query)
        const input = { state: query.state, sort, page: pageOf(request), ...words }
        return answerPage(h, await listAgreements(app.database, input))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/payments/bank-agreement/file',
      refuses: ['FILE_UNREADABLE', 'APPROVAL_PENDING'],
      reads: () => '*',
      payload: bankFile,
      options: {
        tags: ['api'],
        description:
          'Confirms the agreements that a file of the bank says were paid, in the form that the agreement’s plugin reads; without such a plugin, or in parts, CSV with the header referencia;valor;fecha. A run that confirms much money answers 202 with the request that waits for a second person',
        payload: { timeout: settings.server.timeouts.uploadSeconds * 1000 },
        response: { schema: bankAnswers, status: { 202: approvalView } },
      },
      handler: async (
        request,
        h,
        { payload: { first_line: firstLine = null, occurrences = null, mode, ...rest } },
      ) => {
        const payload = { ...rest, firstLine, occurrences }
        const file = { ...payload, actor: actorOf(callerOf(request)), trace: request.info.id }
        const planned = await applyBankFile(app, { ...file, mode: 'plan' })
        if (isRefused(planned)) {
          const why = translate(texts, localeOf(request), `bankFile.${planned.values['why']}`, planned.values)
          return { ...planned, values: { why } }
        }
        if (mode === 'plan') return [...planned]
        const waiting = await secondPersonAnswer(app, request, h, { act: acts.file, payload })
        if (waiting !== null) return waiting
        const done = await applyBankFile(app, { ...file, mode })
        return isRefused(done) ? done : [...done]
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/payments/bank-agreement/{token}/confirm',
      refuses: ['NOT_FOUND', 'NOT_A_PENDING_AGREEMENT', 'APPROVAL_PENDING'],
      params: byToken,
      payload: confirmationPayload,
      options: {
        tags: ['api'],
        description:
          'Confirms a bank agreement by hand, with its reason; much money answers 202 with the request that waits for a second person',
        response: {
          schema: Joi.object({ token: token.required() }).label('AgreementConfirmed'),
          status: { 202: approvalView },
        },
      },
      handler: async (request, h, { payload: { status, reason } }) => {
        const payload = { token: String(request.params['token']), status, reason }
        const act = acts[status === 'INGRESO MANUAL' ? 'manual' : 'confirm']
        const waiting = await secondPersonAnswer(app, request, h, { act, payload })
        if (waiting !== null) return waiting
        const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
        return confirmAgreement(app, { ...payload, ...author })
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/payments/bank-agreement/{token}/cancel',
      refuses: ['NOT_FOUND', 'NOT_A_PENDING_AGREEMENT'],
      params: byToken,
      payload: Joi.object<{ reason: string }>({ reason }).required().label('AgreementCancellation'),
      options: {
        tags: ['api'],
        description: 'Ends a bank agreement that nobody has paid, and frees its order, with its reason',
        response: { schema: Joi.object({ token: token.required() }).label('AgreementCancelled') },
      },
      handler: async (request, _h, { params, payload }) => {
        const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
        return cancelAgreement(app, { ...params, ...payload, ...author })
      },
    }),
  ]
}
