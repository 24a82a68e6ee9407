import { faultCodes, PluginFault } from '@matricula/contract'
import type { FaultCode } from '@matricula/contract'
import type { Mode } from './methods.ts'
import { DeadlinePassed } from './within-deadline.ts'

/** Nothing was sent: the instance is not up, or its breaker is open. */
export class NothingSent extends Error {
  override readonly name = 'NothingSent'
}

/**
 * Whatever escaped an adapter, as what is known. A write that was sent and did not answer may have happened; a
 * read that did not answer may be asked again, so an unknown outcome is none of its worries.
 */
export function normaliseFault(escaped: unknown, mode: Mode): PluginFault {
  if (escaped instanceof NothingSent) return new PluginFault('unreachable', escaped.message)
  const fault = faultOf(escaped)
  const lost = mode === 'write' ? 'unknown-outcome' : 'unreachable'
  if (fault === null) return new PluginFault(lost, whyLost(escaped), { cause: escaped })
  if (fault.code !== 'unknown-outcome' || mode === 'write') return fault
  return new PluginFault(lost, fault.message, { cause: fault })
}

function whyLost(escaped: unknown): string {
  return escaped instanceof DeadlinePassed ? 'the deadline passed' : 'the call ended without an answer'
}

/** A plugin may carry its own copy of the contract, whose faults are not instances of ours. */
function faultOf(escaped: unknown): PluginFault | null {
  if (escaped instanceof PluginFault) return escaped
  if (!(escaped instanceof Error) || escaped.name !== 'PluginFault') return null
  const code = faultCodes.find((known) => known === field(escaped, 'code'))
  return code === undefined ? null : rebuild(escaped, code)
}

function rebuild(error: Error, code: FaultCode): PluginFault {
  const retryAfterMs = field(error, 'retryAfterMs')
  const texts = ['existing', 'reason', 'field'].map((name) => [name, field(error, name)] as const)
  return new PluginFault(code, error.message, {
    ...(typeof retryAfterMs === 'number' && { retryAfterMs }),
    ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
    cause: error,
  })
}

function field(error: Error, name: string): unknown {
  return Reflect.get(error, name)
}
