import type { Request } from '@hapi/hapi'
import type { DocumentName } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { sendPayload, signingParams, signingView } from './documents.schemas.ts'
import { refreshSigning } from './refresh-signings.ts'
import { sendDocument } from './send-document.ts'
import { findByVendorId, type KeptSigning, signingsOf } from './signing.store.ts'
import { viewSigning } from './signing.view.ts'

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** Whose documents the call shows; its path names the vendor's id alone. */
    signingOf?: string
  }
}

const path = '/api/enrollment/admin/documents/zoho/sign/contract'
const deadlineMs = 10_000

export function documentsRoutes(app: AppContext): Route[] {
  return [
    {
      method: 'POST',
      path,
      refuses: ['NOT_FOUND', 'BAD_INPUT', 'VENDOR_REFUSED', 'FEATURE_DOWN'],
      reads: (request) => payloadOf(request).student.toUpperCase(),
      options: {
        tags: ['api'],
        description: 'Sends a document to be signed, to the guardian who pays unless another signer is named',
        validate: { payload: sendPayload },
        response: { schema: signingView },
      },
      handler: async (request, h) => answerSigning(app, request, h, await sendRequested(app, request)),
    },
    {
      method: 'GET',
      path: `${path}/{id}`,
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: ({ app }) => app.signingOf ?? '*',
      options: {
        tags: ['api'],
        description: 'How far a document is, by the id of the request to sign it',
        validate: { params: signingParams },
        response: { schema: signingView },
      },
      handler: async (request, h) => answerSigning(app, request, h, await readRequested(app, request)),
    },
  ]
}

interface SendPayload {
  readonly student: string
  readonly document: DocumentName
  readonly email?: string
  readonly name?: string
}

function payloadOf(request: Request): SendPayload {
  return request.payload as SendPayload
}

function sendRequested(app: AppContext, request: Request): Promise<Refusal | KeptSigning> | Refusal {
  if (!app.config.settings.documents.enabled) return refuse('NOT_FOUND')
  const { student, document, email, name } = payloadOf(request)
  return sendDocument(app, {
    studentCode: student.toUpperCase(),
    document,
    signer: email === undefined || name === undefined ? null : { email, name },
    actor: actorOf(callerOf(request)),
    trace: request.info.id,
  })
}

async function readRequested(app: AppContext, request: Request): Promise<Refusal | KeptSigning> {
  const { database, config } = app
  const kept = config.settings.documents.enabled
    ? await findByVendorId(database, String(request.params['id']))
    : null
  if (kept === null) return refuse('NOT_FOUND')
  request.app.signingOf = kept.studentCode
  return refreshSigning(app, kept, { signal: AbortSignal.timeout(deadlineMs), trace: request.info.id })
}

type Toolkit = Parameters<typeof answerRefusal>[2]

async function answerSigning(
  { config, database }: AppContext,
  request: Request,
  h: Toolkit,
  signing: Refusal | KeptSigning,
) {
  if (isRefused(signing)) return answerRefusal(config.texts, request, h, signing)
  return viewSigning(signing, await signingsOf(database, signing))
}
