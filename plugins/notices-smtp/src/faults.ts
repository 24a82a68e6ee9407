import { PluginFault } from '@matricula/contract'
import type { FaultCode } from '@matricula/contract'

/**
 * Replies of a mail server (RFC 5321, 4.2; RFC 4954, 6) that differ from their class: any other 4xx asks for time, any
 * other 5xx is a refusal.
 */
export const replyFaults: Readonly<Record<number, FaultCode>> = {
  454: 'unreachable',
  500: 'invalid',
  502: 'invalid',
  503: 'invalid',
  504: 'invalid',
  530: 'unauthorised',
  534: 'unauthorised',
  535: 'unauthorised',
  538: 'unauthorised',
}

/** RFC 3463, X.4.5: the system is congested; providers say so too when the day's quota is spent, in a 5xx even. */
const congested = /^\d{3}[ -][45]\.4\.5\b/

/** Before a message is named, a refusal is one of us. */
const beforeMail = /^(CONN|EHLO|HELO|STARTTLS|AUTH)/

/** A mail server never says how long to wait; a minute is also when a quota of ours has room again. */
export const busyMs = 60_000

/** What a failed conversation tells, as nodemailer puts it. */
export interface SmtpFailure {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly command?: unknown
  readonly response?: unknown
  readonly responseCode?: unknown
}

/**
 * The fault of a failed conversation. A reply decides; without one the message was handed over, so that its outcome is
 * unknown, or it was not, so that nothing was accepted. The server's words may name people: only its codes are kept.
 */
export function faultOfSmtp(failure: SmtpFailure, { handedOver }: { handedOver: boolean }): PluginFault {
  const { responseCode, response } = failure
  if (typeof responseCode === 'number' && responseCode >= 400) return faultOfReply(responseCode, failure)
  if (handedOver) return new PluginFault('unknown-outcome', "the mail server's answer was lost")
  if (response === undefined && (failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE')) {
    return new PluginFault('rejected', 'the mail server takes no such message', {
      reason: failure.code,
    })
  }
  if (failure.code === 'EAUTH' && failure.command === 'API') {
    return new PluginFault('unauthorised', 'the mail server knows no way to sign in that we know')
  }
  return new PluginFault('unreachable', isAboutCertificate(failure) ? untrusted : 'no mail server answers')
}

const untrusted = "the mail server's certificate is not trusted"

function isAboutCertificate({ originalCode }: SmtpFailure): boolean {
  return typeof originalCode === 'string' && /CERT|ALTNAME|SIGNATURE/.test(originalCode)
}

function faultOfReply(responseCode: number, { response, command }: SmtpFailure): PluginFault {
  const message = `the mail server answered ${responseCode}`
  const code = codeOf(responseCode, String(response), String(command))
  if (code === 'throttled') return new PluginFault(code, message, { retryAfterMs: busyMs })
  if (code !== 'rejected') return new PluginFault(code, message)
  const reason = reasonOf(responseCode, String(response))
  return new PluginFault(code, message, { reason, ...(command === 'RCPT TO' && { field: 'to' }) })
}

function codeOf(reply: number, response: string, command: string): FaultCode {
  if (congested.test(response)) return 'throttled'
  const code = replyFaults[reply] ?? (reply < 500 ? 'throttled' : 'rejected')
  return reply >= 500 && beforeMail.test(command) ? 'unauthorised' : code
}

function reasonOf(responseCode: number, response: string): string {
  const [enhanced] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? []
  return enhanced === undefined ? `${responseCode}` : `${responseCode} ${enhanced}`
}
