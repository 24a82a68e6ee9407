import { readFileSync } from 'node:fs'
import { studentSteps } from '@matricula/hub/api/lists'
import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../../src/api/problem.ts'
import { insertPlace } from '../../../src/office/reminders/insert-place.ts'
import { progressOf } from '../../../src/office/reminders/progress-of.ts'
import {
  newValues,
  stepOfProblem,
  stepsIn,
  reminderInputOf,
  valuesOf,
} from '../../../src/office/reminders/reminder-form.ts'
import { placeholders, steps } from '../../../src/office/reminders/reminder.ts'
import type { Reminder } from '../../../src/office/reminders/reminder.ts'

const wording = { subject: 'Falta {paso}', body: 'Hola {estudiante}' }
const whole = { ...newValues(['pay'], wording), name: 'Primer aviso' }

describe('A reminder’s form', () => {
  it('becomes what the hub takes: once is no repeat, and of one time', () => {
    expect(reminderInputOf(whole)).toEqual({
      name: 'Primer aviso',
      audience: { steps: ['pay'], grades: [], waiting_days: 0 },
      template: { 'es-CO': wording },
      repeat_days: 0,
      at_most: 1,
    })
  })

  it('repeats as it says', () => {
    const repeated = { ...whole, repeats: 'every', repeat_days: 2, at_most: 5 } as const
    expect(reminderInputOf(repeated)).toMatchObject({ repeat_days: 2, at_most: 5 })
    expect(reminderInputOf({ ...repeated, repeat_days: 'dos' })).toBe(null)
  })

  it.each([
    ['no name', { name: ' ab ' }],
    ['no step', { audience: { steps: [] } }],
    ['no subject', { template: { 'es-CO': { ...wording, subject: ' ' } } }],
    ['no body', { template: { 'es-CO': { subject: 'Falta' } } }],
  ])('is not whole with %s', (_name, changes) => {
    expect(reminderInputOf({ ...whole, ...changes })).toBeNull()
  })

  it('stays for the students that are named to it, whatever else of it is changed', () => {
    const named = { ...whole, audience: { ...whole.audience, by_name: true } }
    expect(reminderInputOf(named)?.audience).toMatchObject({ by_name: true })
    expect(reminderInputOf(whole)?.audience).not.toHaveProperty('by_name')
  })

  it('leaves English out until both of its parts are written', () => {
    const english = (en: object) =>
      reminderInputOf({ ...whole, template: { 'es-CO': wording, en } })?.template
    expect(english({ subject: 'Missing' })).toEqual({ 'es-CO': wording })
    expect(english(wording)).toEqual({ 'es-CO': wording, en: wording })
  })

  it('shows a draft as it was written', () => {
    const { repeats, repeat_days: days, at_most: most, ...written } = whole
    const draft = { ...written, repeat_days: 4, at_most: 2 } as unknown as Reminder
    expect(reminderInputOf(valuesOf(draft))).toEqual({
      ...reminderInputOf(whole),
      repeat_days: 4,
      at_most: 2,
    })
    expect(valuesOf({ ...draft, repeat_days: 0 })).toMatchObject({
      repeats,
      repeat_days: days,
      at_most: most,
    })
  })

  it.each([
    ['name', 0],
    ['audience.grades', 0],
    ['template.en.body', 1],
    ['at_most', 2],
    ['version', null],
  ])('leads to where %s was written', (field, place) => {
    expect(stepOfProblem(new HubProblem(422, { errors: { [field]: ['no'] } }))).toBe(place)
  })
})

describe('An address', () => {
  it.each([
    ['pay,transport', ['transport', 'pay']],
    ['complete,none', []],
    ['', []],
    [null, []],
  ])('that asks for %s begins with those that are steps', (written, chosen) => {
    expect(stepsIn(written)).toEqual(chosen)
  })
})

it('A place is written where the caret stands, instead of what was selected', () => {
  expect(insertPlace('Hola !', 'estudiante', 5, 5)).toEqual({ text: 'Hola {estudiante}!', caret: 17 })
  expect(insertPlace('Hola tú!', 'estudiante', 5, 7)).toEqual({ text: 'Hola {estudiante}!', caret: 17 })
})

describe('The progress of a reminder', () => {
  const none = { audience: 0, erased: 0, sent: 0, failed: 0, no_address: 0, waiting: 0, finished: 0 }
  it.each([
    ['nobody', none, { done: 0, total: 0, percent: 100 }],
    ['nobody reached yet', { ...none, audience: 10 }, { done: 0, total: 10, percent: 0 }],
    [
      'some finished after their mail',
      { ...none, audience: 7, sent: 5, finished: 3 },
      { done: 5, total: 10, percent: 50 },
    ],
    [
      'some without an address',
      { ...none, audience: 3, sent: 1, no_address: 1 },
      { done: 2, total: 3, percent: 66 },
    ],
    [
      'all left the audience',
      { ...none, sent: 2, failed: 1, finished: 2 },
      { done: 3, total: 3, percent: 100 },
    ],
  ])('with %s', (_name, counts, expected) => {
    expect(progressOf(counts)).toEqual(expected)
  })
})

it('The places and the steps are the hub’s', () => {
  const module = new URL('../../../../hub/src/modules/', import.meta.url)
  const listed = (file: string, name: string) => {
    const source = readFileSync(new URL(file, module), 'utf8')
    const [, list = ''] = new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(source) ?? []
    return [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word)
  }
  expect(listed('messages/template.ts', 'placeholders')).toEqual([...placeholders])
  // Nobody reminds who is done or has left.
  expect(studentSteps.filter((step) => step !== 'complete' && step !== 'withdrawn')).toEqual([...steps])
})
