import { describe, expect, it } from 'vitest'
import { changeIn, withoutFee } from '../../../src/office/impact/change-form.ts'
import { codesOf, gradesWith } from '../../../src/office/impact/fee-choices.ts'
import {
  requestOf,
  changedTwice,
  gradesOf,
  planChanges,
  raised,
} from '../../../src/office/impact/plan-changes.ts'
import { sumImpacts } from '../../../src/office/impact/sum-impacts.ts'
import type { Impact } from '../../../src/office/impact/sum-impacts.ts'
import { aFee } from '../fees/a-fee.ts'

const first = aFee({ id: 1, grade: 104, code: 'CA-0001', type: 'ANUAL', value: 3_800_000 })
const second = aFee({ id: 2, grade: 105, code: 'CA-0001', type: 'ANUAL', value: 1075 })
const fees = [first, second]
const rise = { does: 'edit', type: 'ANUAL', code: 'CA-0001', grades: [104, 105] } as const

describe('A plan', () => {
  it('has a change for each grade, at the value of its own fee', () => {
    const plan = planChanges([{ ...rise, by: 'percent', percent: 5.5 }], fees)
    expect(plan.map(requestOf)).toEqual([
      { does: 'edit', type: 'ANUAL', code: 'CA-0001', value: 4_009_000, id: 1 },
      { does: 'edit', type: 'ANUAL', code: 'CA-0001', value: 1134, id: 2 },
    ])
    expect(gradesOf(plan)).toEqual([104, 105])
  })

  it.each([
    ['no value yet', { ...rise, by: 'value' }],
    ['no percent yet', { ...rise, by: 'percent', value: 5 }],
    ['a fee that the grade has not', { ...rise, grades: [106], by: 'value', value: 5 }],
    ['no code', { does: 'edit', type: 'ANUAL', grades: [104], by: 'value', value: 5 }],
  ] as const)('leaves out what has %s', (_name, change) => {
    expect(planChanges([change], fees)).toEqual([])
  })

  it('creates without a fee, and archives without a value', () => {
    const [created] = planChanges([{ ...rise, does: 'create', code: 'CA-9', grades: [106], value: 0 }], fees)
    const [archived] = planChanges([{ ...rise, does: 'archive', grades: [104] }], fees)
    expect(created).toMatchObject({ fee: null, value: 0 })
    expect(created).not.toHaveProperty('id')
    expect(archived).toMatchObject({ fee: first, value: 0, id: 1 })
  })

  it('knows a fee that is changed twice in one grade', () => {
    const change = { ...rise, by: 'value', value: 5 } as const
    expect(changedTwice(planChanges([change], fees))).toBeNull()
    expect(changedTwice(planChanges([change, { ...change, grades: [105] }], fees))?.grade).toBe(105)
  })
})

it.each([
  [1075, 600, 1140],
  [1075, -600, 1011],
  [1, 5000, 2],
  [3_538_209, 0, 3_538_209],
  [1_000_000_000, 50_000, 6_000_000_000],
])('%i raised by %i basis points is %i, half a peso up', (value, points, after) => {
  expect(raised(value, points)).toBe(after)
})

describe('The change in an address', () => {
  const asked = (query: string) => changeIn(new URLSearchParams(query))

  it('is taken over whole', () => {
    expect(asked('grade=105&code=ECO-02&value=200000&type=ECO&does=archive&id=7')).toEqual({
      does: 'archive',
      by: 'value',
      type: 'ECO',
      code: 'ECO-02',
      grades: [105],
      value: 200_000,
    })
  })

  it.each(['', 'grade=x&value=-5&type=OTRO&does=delete', 'value=1e9&grade=1.5'])(
    'is empty of what makes no sense: "%s"',
    (query) => {
      expect(asked(query)).toEqual({ does: 'edit', by: 'value', grades: [] })
    },
  )

  it('forgets its fee and grades when another type is chosen', () => {
    const { code, grades } = withoutFee({ ...rise, type: 'ECO' })
    expect({ code, grades }).toEqual({ code: undefined, grades: [] })
  })
})

it('Fees to choose from stand once each, in order, with the grades that have them', () => {
  const others = [
    aFee({ grade: 104, code: 'CA-0000', type: 'ANUAL' }),
    aFee({ grade: 104, code: 'ECO-01', type: 'ECO' }),
  ]
  expect(codesOf([...fees, ...others], 'ANUAL').map(({ value }) => value)).toEqual(['CA-0000', 'CA-0001'])
  expect(gradesWith(fees, { type: 'ANUAL', code: 'CA-0001' })).toEqual([104, 105])
  expect(gradesWith(fees, { type: undefined, code: '' })).toEqual([])
})

describe('The sum of several grades', () => {
  const row = (student: string, difference: number) => ({
    student,
    name: student,
    before: 100,
    after: 100 + difference,
    difference,
    due_now_difference: 0,
    lines: [],
  })
  const impact = (name: string, changes: Partial<Impact>): Impact => ({
    grade: 1,
    grade_name: name,
    students: 3,
    affected: 1,
    unchanged: 2,
    unknown: 0,
    settled: 0,
    not_enabled: 0,
    more: { families: 1, amount: 5 },
    less: { families: 0, amount: 0 },
    before: 300,
    after: 305,
    rows: [row('10001', 5)],
    assumes: ['feeImpact.assumes.terms'],
    changes: [{ code: 'ECO-02', does: 'edit', charged_by: 'catalogue' }],
    ...changes,
  })

  it('adds them up, the dearest family first, each assumption once', () => {
    const totals = sumImpacts([
      impact('Primero', {}),
      impact('Segundo', {
        rows: [row('10002', 9)],
        more: { families: 1, amount: 9 },
        assumes: ['feeImpact.assumes.terms', 'feeImpact.assumes.settled'],
      }),
    ])
    expect(totals).toMatchObject({
      students: 6,
      unchanged: 4,
      before: 600,
      more: { families: 2, amount: 14 },
    })
    expect(totals.rows.map(({ student, grade }) => `${student} ${grade}`)).toEqual([
      '10002 Segundo',
      '10001 Primero',
    ])
    expect(totals.assumes).toEqual(['feeImpact.assumes.terms', 'feeImpact.assumes.settled'])
    expect(totals.isOfAccounting).toBe(false)
  })

  it('is accounting’s as soon as one fee is', () => {
    const listed = { code: 'CA-0001', does: 'edit', charged_by: 'accounting' } as const
    expect(sumImpacts([impact('Primero', {}), impact('Segundo', { changes: [listed] })]).isOfAccounting).toBe(
      true,
    )
  })
})
