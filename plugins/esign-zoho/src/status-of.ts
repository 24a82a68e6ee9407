import { meaningOf } from '@matricula/contract'
import type { Log, SigningStatus } from '@matricula/contract'
import type { RequestAction, SignRequest } from './from-answers.ts'

/**
 * What the vendor's words mean. While a request is in progress the signer's own action tells more. `SIGNED`
 * there is not yet signed: others are still to sign.
 */
const statuses: Readonly<Record<string, SigningStatus>> = {
  draft: 'sent',
  inprogress: 'sent',
  'inprogress/NOACTION': 'sent',
  'inprogress/UNOPENED': 'sent',
  'inprogress/VIEWED': 'viewed',
  'inprogress/SIGNED': 'viewed',
  completed: 'signed',
  declined: 'declined',
  recalled: 'recalled',
  expired: 'expired',
}

/** The request's status, while in progress with the signer's: `inprogress/VIEWED`. */
export function rawStatusOf({ request_status: status }: SignRequest, signer: RequestAction | null): string {
  const own = signer?.action_status ?? ''
  return status === 'inprogress' && own !== '' ? `${status}/${own}` : status
}

/** A word nobody knows leaves the document sent, with a warning: never signed, never declined. */
export function statusOf(rawStatus: string, log: Log): SigningStatus {
  return meaningOf<SigningStatus>(statuses, rawStatus, { unknown: 'sent', log })
}
