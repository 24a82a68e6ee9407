import { describe, expect, it } from 'vitest'
import { decideDispute, type DisputeWord } from '../../../src/modules/disputes/decide-dispute.ts'
import type { Dispute } from '../../../src/modules/payments/dispute.model.ts'

const on = '2025-06-19'
const words = {
  answer: { act: 'answer', on, text: 'El contrato' },
  otherAnswer: { act: 'answer', on, text: 'Otra cosa' },
  win: { act: 'win', on },
  loseSchool: { act: 'lose', on, borneBy: 'school' },
  loseFamily: { act: 'lose', on, borneBy: 'family' },
} as const satisfies Readonly<Record<string, DisputeWord>>

type DisputeStanding = Pick<Dispute, 'status' | 'answer' | 'borneBy' | 'toldLostOn'>
const standings = {
  opened: { status: 'opened', answer: null, borneBy: null, toldLostOn: null },
  'told lost': { status: 'opened', answer: null, borneBy: null, toldLostOn: on },
  answered: { status: 'answered', answer: 'El contrato', borneBy: null, toldLostOn: null },
  won: { status: 'won', answer: 'El contrato', borneBy: null, toldLostOn: null },
  lost: { status: 'lost', answer: null, borneBy: 'school', toldLostOn: on },
} as const satisfies Readonly<Record<string, DisputeStanding>>

describe('A dispute that is', () => {
  it.each([
    ['opened', ['do', 'do', 'do', 'do', 'do']],
    ['told lost', ['refuse', 'refuse', 'do', 'do', 'do']],
    ['answered', ['said', 'refuse', 'do', 'do', 'do']],
    ['won', ['refuse', 'refuse', 'said', 'refuse', 'refuse']],
    ['lost', ['refuse', 'refuse', 'refuse', 'said', 'refuse']],
  ] as const)('%s takes each word once, and no other of the same', (status, steps) => {
    const decided = Object.values(words).map((word) => decideDispute(standings[status], word))
    expect(decided).toEqual(steps)
  })
})
