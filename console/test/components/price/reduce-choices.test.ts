import { describe, expect, it } from 'vitest'
import { controlsOf, reduceChoices } from '../../../src/components/price/reduce-choices.ts'
import type { ChoiceAct, ChoiceRules, Choices } from '../../../src/components/price/reduce-choices.ts'

const rules: ChoiceRules = {
  nextGradeId: 105,
  cardAuthorisation: 'Si',
  defaultQuotas: 11,
  quotasAboveGradeId: 101,
}
const prejardin: ChoiceRules = { ...rules, nextGradeId: 101 }
const noCard: ChoiceRules = { ...rules, cardAuthorisation: 'No' }

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
  it.each<[string, Choices, ChoiceAct, ChoiceRules, Choices]>([
    ['year, choose year', year, period(1), rules, year],
    ['year, choose semester', year, period(2), rules, semester],
    ['year, choose right and costs: method 2, 11 instalments', year, period(3), rules, right],
    ['semester, choose year', semester, period(1), rules, year],
    ['semester, choose right and costs', semester, period(3), rules, right],
    ['right, choose year: instalments 0', right, period(1), rules, year],
    ['right, choose semester: instalments 0', right, period(2), rules, semester],
    ['right, choose right again keeps the instalments', ofFive, period(3), rules, ofFive],
    ['agreement, choose year: method back to 2', agreement, period(1), rules, year],
    ['agreement, choose semester: method back to 2', agreement, period(2), rules, semester],
    ['agreement, choose right keeps the agreement', agreement, period(3), rules, agreement],
    ['year, choose the agreement: forces right and costs', year, method(1), rules, agreement],
    ['semester, choose the agreement: forces right and costs', semester, method(1), rules, agreement],
    ['right, choose the agreement', right, method(1), rules, agreement],
    ['right of five, choose the agreement keeps five', ofFive, method(1), rules, { ...ofFive, method: 1 }],
    ['agreement, choose card', agreement, method(2), rules, right],
    ['year, choose card changes nothing', year, method(2), rules, year],
    ['right, choose the agreement without authorisation: card', right, method(1), noCard, right],
    ['year, choose the agreement without authorisation: year by card', year, method(1), noCard, year],
    ['agreement whose authorisation was withdrawn: card', agreement, nothing, noCard, right],
    ['right, choose 1 instalment', right, quotas(1), rules, { ...right, quotas: 1 }],
    ['right, choose 11 instalments', ofFive, quotas(11), rules, right],
    ['right, 0 instalments is not allowed: 11', ofFive, quotas(0), rules, right],
    ['right, 12 instalments is not allowed: 11', ofFive, quotas(12), rules, right],
    ['right, 2.5 instalments is not allowed: 11', ofFive, quotas(2.5), rules, right],
    ['year, instalments stay 0', year, quotas(5), rules, year],
    ['semester, instalments stay 0', semester, quotas(5), rules, semester],
    ['grade 101, choose right and costs: 11', year, period(3), prejardin, right],
    ['grade 101, five instalments: 11', right, quotas(5), prejardin, right],
    ['grade 101, a kept five becomes 11', ofFive, nothing, prejardin, right],
    ['an orderly draft stays as it is', ofFive, nothing, rules, ofFive],
    [
      'a stored agreement in a year becomes right and costs',
      { ...year, method: 1 },
      nothing,
      rules,
      agreement,
    ],
  ])('%s', (_cell, before, act, given, after) => {
    expect(reduceChoices(before, act, given)).toEqual(after)
  })
})

describe('what a family may touch', () => {
  it.each([
    ['year', year, rules, { method: 'disabled', agreement: 'disabled', quotas: 'hidden' }],
    ['semester', semester, rules, { method: 'disabled', agreement: 'disabled', quotas: 'hidden' }],
    ['right and costs', right, rules, { method: 'enabled', agreement: 'enabled', quotas: 'shown' }],
    ['right, no authorisation', right, noCard, { method: 'enabled', agreement: 'disabled', quotas: 'shown' }],
    ['right, grade 101', right, prejardin, { method: 'enabled', agreement: 'enabled', quotas: 'hidden' }],
    [
      'right, grade 102',
      right,
      { ...rules, nextGradeId: 102 },
      { method: 'enabled', agreement: 'enabled', quotas: 'shown' },
    ],
  ])('%s', (_case, choices, given, controls) => {
    expect(controlsOf(choices, given)).toEqual(controls)
  })
})
