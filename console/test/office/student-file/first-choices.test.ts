import { describe, expect, it } from 'vitest'
import { firstChoices } from '../../../src/office/student-file/first-choices.ts'
import type { StudentFile } from '../../../src/office/student-file/student-file.ts'
import type { ChoiceRules } from '../../../src/components/price/reduce-choices.ts'

type Draft = NonNullable<StudentFile['draft']>

const rules: ChoiceRules = {
  nextGradeId: 105,
  cardAuthorisation: 'Si',
  defaultQuotas: 11,
  quotasAboveGradeId: 102,
}
const draft: Draft = {
  step: 5,
  period: 3,
  method: 1,
  quotas: 4,
  transport: { is: 'none' },
  activities: [],
  updated_at: '2025-06-19T15:00:00.000Z',
}

describe('a price begins with', () => {
  it.each<[string, StudentFile['draft'], ChoiceRules, object]>([
    ['what the family chose', draft, rules, { period: 3, method: 1, quotas: 4 }],
    ['the least that is paid today, without a draft', null, rules, { period: 3, method: 2, quotas: 11 }],
    [
      'right and costs, when the draft has no period yet',
      { ...draft, period: null, method: null },
      rules,
      { period: 3, method: 2, quotas: 4 },
    ],
    [
      'the season’s instalments in a grade that does not choose them',
      draft,
      { ...rules, nextGradeId: 102 },
      { period: 3, method: 1, quotas: 11 },
    ],
    [
      'no instalments for a whole year',
      { ...draft, period: 1, method: 2 },
      rules,
      { period: 1, method: 2, quotas: 0 },
    ],
  ])('%s', (_title, given, under, expected) => {
    expect(firstChoices(given, under)).toEqual(expected)
  })
})
