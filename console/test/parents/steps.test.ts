import { describe, expect, it } from 'vitest'
import {
  furthestStep,
  isTransportGateClosed,
  moveBy,
  showsBack,
  showsNext,
  stepFromLink,
} from '../../src/parents/wizard/steps.ts'
import type { StepFacts } from '../../src/parents/wizard/steps.ts'
import { aDraft, aSeason, aStudent } from '../support/builders.ts'

const open: StepFacts = { season: aSeason(), student: aStudent(), draft: aDraft() }
const gated: StepFacts = { ...open, student: aStudent({ antiquity: 'old', requiresTransport: true }) }

describe('moving by a delta', () => {
  it.each([
    [0, -1, 0],
    [0, 1, 1],
    [4, 1, 5],
    [5, 1, 5],
    [2, -5, 0],
    [1, 9, 5],
  ] as const)('from %i by %i stays within 0 and 5: %i', (from, delta, to) => {
    expect(moveBy(from, delta)).toBe(to)
  })
})

describe('the transport gate', () => {
  it('closes only for an old student who requires transport and has not confirmed', () => {
    expect(isTransportGateClosed(gated)).toBe(true)
  })
  it.each(['new_current', 'reintegrate', 'new_next'] as const)('lets a student %s go on', (antiquity) => {
    expect(
      isTransportGateClosed({ ...gated, student: aStudent({ antiquity, requiresTransport: true }) }),
    ).toBe(false)
  })
  it('lets an old student go on who requires none', () => {
    expect(isTransportGateClosed(open)).toBe(false)
  })
  it("opens with 'without transport'", () => {
    expect(isTransportGateClosed({ ...gated, draft: aDraft({ transport: { is: 'none' } }) })).toBe(false)
  })
})

describe('the buttons', () => {
  it('hides Anterior on step 0 only', () => {
    expect(([0, 1, 2, 3, 4, 5] as const).map(showsBack)).toEqual([false, true, true, true, true, true])
  })
  it('hides Siguiente on step 5', () => {
    expect(([0, 1, 2, 3, 4, 5] as const).map((step) => showsNext(step, open))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })
  it('hides Siguiente on step 0 while the chosen period has closed', () => {
    const closed = { ...open, season: aSeason({ yearAvailable: false }), draft: aDraft({ period: 1 }) }
    expect(showsNext(0, closed)).toBe(false)
  })
  it('hides Siguiente on the transport step while the gate is closed', () => {
    expect(([1, 2, 3] as const).map((step) => showsNext(step, gated))).toEqual([true, false, true])
  })
})

describe('opening a step by link', () => {
  it.each([
    ['3', 0, open, 3],
    ['5', 0, open, 5],
    [null, 4, open, 4],
    ['9', 1, open, 1],
    ['-1', 1, open, 1],
    ['3', 0, gated, 2],
    ['2', 0, gated, 2],
    [null, 5, gated, 2],
  ] as const)('?step=%s with %i kept', (asked, kept, facts, step) => {
    expect(stepFromLink(asked, kept, facts)).toBe(step)
  })
  it('goes no further than the first step when the chosen period has closed', () => {
    const closed = { ...open, season: aSeason({ yearAvailable: false }), draft: aDraft({ period: 1 }) }
    expect(stepFromLink('5', 5, closed)).toBe(0)
    expect(furthestStep(closed)).toBe(0)
  })
})
