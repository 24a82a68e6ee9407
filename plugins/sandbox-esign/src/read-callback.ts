import type { Log, RawRequest, Signing, WebhookVerdict } from '@matricula/contract'
import { openCallback } from '@matricula/contract/sandbox'
import { signingCallbackSchema, type SigningCallback } from './callback-body.ts'
import { statusOf } from './raw-status.ts'

export interface CallbackAccount {
  readonly account: string
  readonly secret: string
}

/** The verdict over a callback's raw bytes: signature first, then for whom, then about what. */
export function readCallback(request: RawRequest, ours: CallbackAccount, log: Log): WebhookVerdict<Signing> {
  const opened = openCallback(request, ours.secret)
  if (opened.is === 'forged') return opened
  const { error, value } = signingCallbackSchema.validate(opened.is === 'genuine' ? opened.content : null)
  if (error || !value) {
    log.warn({}, 'a genuine callback tells nothing this adapter reads')
    return { is: 'nothing-for-us' }
  }
  if (value.account !== ours.account) return { is: 'forged', why: 'it is for another account' }
  return { is: 'event', eventId: value.eventId, event: eventFrom(value, log) }
}

function eventFrom(callback: SigningCallback, log: Log): Signing {
  const { id, reference, document, status: rawStatus, email, url } = callback
  return { id, reference, document, status: statusOf(rawStatus, log), rawStatus, email, url }
}
