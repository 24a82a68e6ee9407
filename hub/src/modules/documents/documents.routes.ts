import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { type SendPayload, sendPayload, signingParams, signingView } from './documents.schemas.ts'
import { refreshSigning } from './refresh-signings.ts'
import { sendDocument } from './send-document.ts'
import { findByVendorId, type KeptSigning, signingsOf } from './signing.store.ts'
import { type DocumentsState, stateOf } from './documents-state.ts'

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
    defineRoute({
      method: 'POST',
      path,
      refuses: ['NOT_FOUND', 'BAD_INPUT', 'VENDOR_REFUSED', 'FEATURE_DOWN'],
      reads: (_request, { payload }) => payload.student.toUpperCase(),
      payload: sendPayload,
      options: {
        tags: ['api'],
        description: 'Sends a document to be signed, to the guardian who pays unless another signer is named',
        response: { schema: signingView },
      },
      handler: async (request, _h, { payload }) =>
        answerSigning(app, await sendRequested(app, request, payload)),
    }),
    defineRoute({
      method: 'GET',
      path: `${path}/{id}`,
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: ({ app }) => app.signingOf ?? '*',
      params: signingParams,
      options: {
        tags: ['api'],
        description: 'How far a document is, by the id of the request to sign it',
        response: { schema: signingView },
      },
      handler: async (request) => answerSigning(app, await readRequested(app, request)),
    }),
  ]
}

async function sendRequested(
  app: AppContext,
  request: Request,
  { student, document, email, name }: SendPayload,
) {
  if (!app.config.settings.documents.enabled) return refuse('NOT_FOUND')
  return sendDocument(app, {
    studentCode: student.toUpperCase(),
    document,
    signer: email === undefined || name === undefined ? null : { email, name },
    actor: actorOf(callerOf(request)),
    trace: request.info.id,
  })
}

async function readRequested(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins'>,
  request: Request,
): Promise<Refusal<'NOT_FOUND'> | KeptSigning> {
  const { database, config } = app
  const kept = config.settings.documents.enabled
    ? await findByVendorId(database, String(request.params['id']))
    : null
  if (kept === null) return refuse('NOT_FOUND')
  request.app.signingOf = kept.studentCode
  return refreshSigning(app, kept, { signal: AbortSignal.timeout(deadlineMs), trace: request.info.id })
}

async function answerSigning<Code extends string>(
  { database }: Pick<AppContext, 'database'>,
  signing: Refusal<Code> | KeptSigning,
) {
  return isRefused(signing) ? signing : viewSigning(signing, await signingsOf(database, signing))
}

/** A signing with the state of all documents of its enrollment, for the office: the address stands in full. */
function viewSigning({ email, vendorId, status }: KeptSigning, all: readonly KeptSigning[]) {
  const state: DocumentsState = stateOf(all)
  return { email, id_request: vendorId, status, ...state }
}
