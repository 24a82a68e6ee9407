import { describe, expect, it } from 'vitest'
import { controlsOf, reduceChoices } from '../../../src/parts/price/reduce-choices.ts'
import type { ChoiceAct, ChoiceTerms, Choices } from '../../../src/parts/price/reduce-choices.ts'

const terms: ChoiceTerms = {
  nextGradeId: 105,
  cardAuthorisation: 'Si',
  defaultQuotas: 11,
  quotasAboveGradeId: 101,
}
const prejardin: ChoiceTerms = { ...terms, nextGradeId: 101 }
const noCard: ChoiceTerms = { ...terms, cardAuthorisation: 'No' }

const year: Choices = { period: 1, method: 2, quotas: 0 }
const semester: Choices = { period: 2, method: 2, quotas: 0 }
const right: Choices = { period: 3, method: 2, quotas: 11 }
const agreement: Choices = { period: 3, method: 1, quotas: 11 }
const ofFive: Choices = { period: 3, method: 2, quotas: 5 }

const period = (value: 1 | 2 | 3): ChoiceAct => ({ choose: 'period', period: value })
const method = (value: 1 | 2): ChoiceAct => ({ choose: 'method', method: value })
const quotas = (value: number): ChoiceAct => ({ choose: 'quotas', quotas: value })
const nothing: ChoiceAct = { choose: 'nothing' }

describe('the truth table of period, method and instalments', () => {
  it.each<[string, Choices, ChoiceAct, ChoiceTerms, Choices]>([
    ['year, choose year', year, period(1), terms, year],
    ['year, choose semester', year, period(2), terms, semester],
    ['year, choose right and costs: method 2, 11 instalments', year, period(3), terms, right],
    ['semester, choose year', semester, period(1), terms, year],
    ['semester, choose right and costs', semester, period(3), terms, right],
    ['right, choose year: instalments 0', right, period(1), terms, year],
    ['right, choose semester: instalments 0', right, period(2), terms, semester],
    ['right, choose right again keeps the instalments', ofFive, period(3), terms, ofFive],
    ['agreement, choose year: method back to 2', agreement, period(1), terms, year],
    ['agreement, choose semester: method back to 2', agreement, period(2), terms, semester],
    ['agreement, choose right keeps the agreement', agreement, period(3), terms, agreement],
    ['year, choose the agreement: forces right and costs', year, method(1), terms, agreement],
    ['semester, choose the agreement: forces right and costs', semester, method(1), terms, agreement],
    ['right, choose the agreement', right, method(1), terms, agreement],
    ['right of five, choose the agreement keeps five', ofFive, method(1), terms, { ...ofFive, method: 1 }],
    ['agreement, choose card', agreement, method(2), terms, right],
    ['year, choose card changes nothing', year, method(2), terms, year],
    ['right, choose the agreement without authorisation: card', right, method(1), noCard, right],
    ['year, choose the agreement without authorisation: year by card', year, method(1), noCard, year],
    ['agreement whose authorisation was withdrawn: card', agreement, nothing, noCard, right],
    ['right, choose 1 instalment', right, quotas(1), terms, { ...right, quotas: 1 }],
    ['right, choose 11 instalments', ofFive, quotas(11), terms, right],
    ['right, 0 instalments is not allowed: 11', ofFive, quotas(0), terms, right],
    ['right, 12 instalments is not allowed: 11', ofFive, quotas(12), terms, right],
    ['right, 2.5 instalments is not allowed: 11', ofFive, quotas(2.5), terms, right],
    ['year, instalments stay 0', year, quotas(5), terms, year],
    ['semester, instalments stay 0', semester, quotas(5), terms, semester],
    ['grade 101, choose right and costs: 11', year, period(3), prejardin, right],
    ['grade 101, five instalments: 11', right, quotas(5), prejardin, right],
    ['grade 101, a kept five becomes 11', ofFive, nothing, prejardin, right],
    ['an orderly draft stays as it is', ofFive, nothing, terms, ofFive],
    [
      'a stored agreement in a year becomes right and costs',
      { ...year, method: 1 },
      nothing,
      terms,
      agreement,
    ],
  ])('%s', (_cell, before, act, given, after) => {
    expect(reduceChoices(before, act, given)).toEqual(after)
  })
})

describe('what a family may touch', () => {
  it.each([
    ['year', year, terms, { method: 'disabled', agreement: 'disabled', quotas: 'hidden' }],
    ['semester', semester, terms, { method: 'disabled', agreement: 'disabled', quotas: 'hidden' }],
    ['right and costs', right, terms, { method: 'enabled', agreement: 'enabled', quotas: 'shown' }],
    ['right, no authorisation', right, noCard, { method: 'enabled', agreement: 'disabled', quotas: 'shown' }],
    ['right, grade 101', right, prejardin, { method: 'enabled', agreement: 'enabled', quotas: 'hidden' }],
    [
      'right, grade 102',
      right,
      { ...terms, nextGradeId: 102 },
      { method: 'enabled', agreement: 'enabled', quotas: 'shown' },
    ],
  ])('%s', (_case, choices, given, controls) => {
    expect(controlsOf(choices, given)).toEqual(controls)
  })
})
