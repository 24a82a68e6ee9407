import { describe, expect, it } from 'vitest'
import { nextStep } from '../../../src/office/deliveries/next-step.ts'

const onHold = (fault: string) => nextStep({ status: 'on_hold', last_fault: fault })

describe('What comes next for a delivery', () => {
  it('is nothing when it has arrived, whatever it met on the way', () => {
    expect(nextStep({ status: 'done', last_fault: 'unreachable: away' })).toBe('none')
  })

  it('is the hub’s own doing while it is due', () => {
    expect(nextStep({ status: 'due', last_fault: null })).toBe('leaves')
    expect(nextStep({ status: 'due', last_fault: 'rejected: it was put back' })).toBe('again')
    expect(nextStep({ status: 'due', last_fault: 'unauthorised: no' })).toBe('credentials')
  })

  it.each([
    ['by staff:sistemas', 'held'],
    ['unreachable: switched off', 'away'],
    ['throttled: later', 'away'],
    ['unknown-outcome: lost its answer', 'away'],
    ['unauthorised: refuses our credentials', 'credentials'],
    ['rejected: refuses (no such customer, field CardCode)', 'refused'],
    ['not-found: no such customer', 'refused'],
    ['conflict: it is there', 'refused'],
    ['invalid: not understood', 'bug'],
    ['unsupported: no such thing', 'bug'],
    ['something else', 'bug'],
  ])('when it is on hold with "%s" is: %s', (fault, step) => {
    expect(onHold(fault)).toBe(step)
  })
})
