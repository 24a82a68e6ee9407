import { faultCodes, PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { normaliseFault, NothingSent } from '../../src/plugins/normalise-fault.ts'
import { DeadlinePassed } from '../../src/plugins/within-deadline.ts'

/** A fault made by another copy of the contract. */
function theirFault(code: string, details: object = {}): Error {
  return Object.assign(new Error('theirs'), { name: 'PluginFault', code, ...details })
}

describe('what escapes an adapter', () => {
  const rows: [what: string, escaped: unknown, onRead: string, onWrite: string][] = [
    ['a bug', new TypeError('x is undefined'), 'unreachable', 'unknown-outcome'],
    ['a thrown text', 'oops', 'unreachable', 'unknown-outcome'],
    ['nothing at all', undefined, 'unreachable', 'unknown-outcome'],
    ['a passed deadline', new DeadlinePassed(), 'unreachable', 'unknown-outcome'],
    ['an unknown outcome', new PluginFault('unknown-outcome', ''), 'unreachable', 'unknown-outcome'],
    ['a call that was never sent', new NothingSent(''), 'unreachable', 'unreachable'],
    ['a fault of another copy of the contract', theirFault('throttled'), 'throttled', 'throttled'],
    ['a fault with a code nobody knows', theirFault('tired'), 'unreachable', 'unknown-outcome'],
  ]
  it.each(rows)('is a fault: %s', (_, escaped, onRead, onWrite) => {
    expect(normaliseFault(escaped, 'read').code).toBe(onRead)
    expect(normaliseFault(escaped, 'local').code).toBe(onRead)
    expect(normaliseFault(escaped, 'write').code).toBe(onWrite)
  })

  it.each(faultCodes)('stays as it is on a write: %s', (code) => {
    const fault = new PluginFault(code, 'as the adapter says')
    expect(normaliseFault(fault, 'write')).toBe(fault)
  })

  it('keeps what another copy of the contract says', () => {
    const fault = normaliseFault(
      theirFault('conflict', { existing: '4711', retryAfterMs: 50, reason: 7 }),
      'write',
    )
    expect(fault).toBeInstanceOf(PluginFault)
    expect(fault).toMatchObject({ code: 'conflict', existing: '4711', retryAfterMs: 50, reason: undefined })
  })

  it('keeps its cause and never its words', () => {
    const bug = new TypeError('token abc is undefined')
    const fault = normaliseFault(bug, 'write')
    expect(fault.cause).toBe(bug)
    expect(fault.message).toBe('the call ended without an answer')
  })
})
