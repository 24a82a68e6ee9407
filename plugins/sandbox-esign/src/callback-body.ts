import Joi from 'joi'
import type { DocumentName, PluginKit } from '@matricula/contract'
import type { CallbackBody, CallbackEvent } from '@matricula/contract/sandbox'
import { caseOf, documentNames, type SigningCase } from './document.ts'
import { isOpen } from './raw-status.ts'
import { signUrl } from './signing-of.ts'

/** What a callback of type `signing` carries; `status` is the vendor's own word. */
export type SigningCallback = CallbackBody & {
  readonly type: 'signing'
  readonly account: string
  readonly id: string
  readonly reference: string
  readonly document: DocumentName
  readonly status: string
  readonly email: string
  readonly url: string | null
  readonly at: string
}

export const signingCallbackSchema = Joi.object<SigningCallback>({
  eventId: Joi.string().required(),
  type: Joi.valid('signing').required(),
  account: Joi.string().required(),
  id: Joi.string().required(),
  reference: Joi.string().required(),
  document: Joi.valid(...documentNames).required(),
  status: Joi.string().required(),
  email: Joi.string().required(),
  url: Joi.string().allow(null).required(),
  at: Joi.string().required(),
})
  .unknown()
  .prefs({ convert: false })

/** A document reaches a status once, so that status names the event on every delivery. */
export function callbackBody({ sent, now }: SigningCase, account: string, kit: PluginKit): SigningCallback {
  const { id, reference, document, signer } = sent
  return {
    eventId: `${id}:${now.rawStatus}`,
    type: 'signing',
    account,
    id,
    reference,
    document,
    status: now.rawStatus,
    email: signer.email,
    url: isOpen(now.rawStatus) ? signUrl(id, kit) : null,
    at: now.at,
  }
}

/** The callback event of the document's present step. */
export function callbackEventOf(present: SigningCase, account: string, kit: PluginKit): CallbackEvent {
  const body = callbackBody(present, account, kit)
  const before = caseOf(present.sent, present.steps.slice(0, -1))
  return {
    body,
    isFinal: !isOpen(present.now.rawStatus),
    earlier: callbackBody(before, account, kit),
    altered: { ...body, status: 'Firmado', email: 'otra.persona@example.com' },
  }
}
