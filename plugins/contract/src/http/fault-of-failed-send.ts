import { PluginFault } from '../fault.ts'

/**
 * What a failed `fetch` tells. Only failures that certainly come before the first byte of the request are
 * `unreachable`; a reset, a deadline, a cut body and everything unheard of are `unknown-outcome`.
 */
export function faultOfFailedSend(error: unknown): PluginFault {
  return neverSent(error)
    ? new PluginFault('unreachable', 'no connection to the vendor', { cause: error })
    : new PluginFault('unknown-outcome', "the vendor's answer was lost", { cause: error })
}

const beforeSending = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'HOSTNAME_MISMATCH',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A refused certificate of theirs ends the handshake; an alert about ours may come after the request. */
const theirCertificate = /^(?!.*ALERT).*CERT/

function neverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(neverSent)
  if ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) return true
  if ('code' in error && typeof error.code === 'string') {
    return beforeSending.has(error.code) || theirCertificate.test(error.code)
  }
  return neverSent(error.cause)
}
