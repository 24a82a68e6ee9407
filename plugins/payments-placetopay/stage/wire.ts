import { createHash } from 'node:crypto'
import type { RawRequest } from '@matricula/contract'
import { postedCallback } from '@matricula/contract/sandbox'
import type { PretendSession } from './ledger.ts'
import { site } from './site.ts'

/** A session as `/api/session/<number>` answers it. */
export function sessionAnswer(session: PretendSession): object {
  const { requestId, reference, description, total, returnUrl } = session
  return {
    requestId,
    status: statusOf(session, session.status),
    request: {
      locale: 'es_CO',
      payment: { reference, description, amount: { currency: 'COP', total }, allowPartial: false },
      returnUrl,
    },
    payment: attemptsOf(session),
    subscription: null,
  }
}

/** How the vendor tells the status a session has, or had. */
export function statusOf({ reason, since }: PretendSession, status: string): object {
  return { status, reason, message: messages[status] ?? 'Sin mensaje', date: since.get(status) }
}

const messages: Readonly<Record<string, string>> = {
  PENDING: 'La petición se encuentra pendiente',
  APPROVED: 'La petición ha sido aprobada exitosamente',
  REJECTED: 'La petición ha sido rechazada por el banco',
  REFUNDED: 'La petición ha sido reintegrada',
}

const withoutAttempts = new Set(['PENDING', 'PENDING_VALIDATION'])

function attemptsOf(session: PretendSession): object[] | null {
  const { status, total, internalReference, reference, paymentMethod } = session
  if (withoutAttempts.has(status)) return null
  const paid = status.includes('PARTIAL') ? Math.floor(total / 2) : total
  const amount = { currency: 'COP', total: `${paid}.00` }
  const outcome = status === 'REJECTED' ? 'REJECTED' : 'APPROVED'
  return [
    {
      status: { status: outcome, reason: session.reason, message: '', date: session.since.get(status) },
      internalReference,
      reference,
      paymentMethod,
      amount: { from: amount, to: amount, factor: 1 },
      refunded: status === 'REFUNDED',
    },
  ]
}

/** The notification about a session in that status, signed as the vendor does. */
export function notification(session: PretendSession, status: string): RawRequest {
  const { requestId, reference, since } = session
  const signature = createHash('sha256')
    .update(`${requestId}${status}${since.get(status) ?? ''}${site.secretKey}`)
    .digest('hex')
  const payload = {
    status: statusOf(session, status),
    requestId,
    reference,
    signature: `sha256:${signature}`,
  }
  return postedCallback(JSON.stringify(payload))
}

/** The same notification as if nobody had signed it. */
export function withoutSignature(request: RawRequest): RawRequest {
  const whole = new TextDecoder().decode(request.body)
  const body = new TextEncoder().encode(whole.replace(/,"signature":"[^"]+"/, ''))
  return { ...request, body }
}
