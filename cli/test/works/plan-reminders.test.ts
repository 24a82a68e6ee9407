import { describe, expect, it } from 'vitest'
import type { Terms } from '../../src/tasks/reminders/find-same.ts'
import { texts } from '../../src/texts/reminders.ts'
import { speaker } from '../../src/words.ts'
import { judgeReminder, type ReminderFacts } from '../../src/works/reminders/plan-reminders.ts'

describe('The plan of a reminder', () => {
  const say = speaker(texts, 'es')
  const look: ReminderFacts['look'] = {
    student: '10001',
    name: 'Mariana Gómez',
    family: 'F1',
    step: 'pay',
    to: ['m•••@example.com'],
    subject: 'Falta poco',
    is: 'due',
  }
  const sent = { times: 1, to: ['m•••@example.com'], last_at: '2025-06-20T10:00:00-05:00' }
  const terms: Terms = {
    name: 'Aviso',
    audience: { steps: ['pay'], grades: [], waiting_days: 0, by_name: true },
    template: { 'es-CO': { subject: 'Falta poco', body: 'Pague.' } },
    repeat_days: 0,
    at_most: 1,
  }

  it.each<[string, Partial<ReminderFacts>, string, string]>([
    ['writes to who misses the step', {}, 'change', 'a m•••@example.com.'],
    ['lets a sibling wait', { sibling: 2 }, 'change', 'espera'],
    ['lets a family wait that was just reminded', { look: { ...look, is: 'in-peace' } }, 'change', 'espera'],
    ['does not write twice', { sending: sent }, 'same', 'el 2025-06-20 10:00'],
    ['writes where nobody was reached', { sending: { ...sent, times: 0 } }, 'change', 'Falta poco'],
    ['leaves out who misses nothing', { look: { ...look, is: 'not-missing' } }, 'same', 'no le falta'],
    ['leaves out who asked to be forgotten', { look: { ...look, is: 'erased' } }, 'same', 'borrar'],
    ['wants an address', { look: { ...look, is: 'no-address', to: [] } }, 'wrong', 'no tiene correo'],
    ['wants a student that is known', { look: { ...look, is: 'unknown' } }, 'wrong', 'no existe'],
    ['wants each student once', { twin: 2 }, 'wrong', 'línea 2'],
  ])('%s', (_title, changes, is, said) => {
    const facts = { look, sending: null, twin: null, sibling: null, ...changes }
    const judged = judgeReminder(facts, { terms, isFollowed: true }, say)
    expect(judged.is).toBe(is)
    expect(judged.is === 'wrong' ? judged.why : judged.what).toContain(said)
  })

  it.each([
    ['es', '10001 Mariana Gómez, por pagar: «Falta poco»'],
    ['en', '10001 Mariana Gómez, to pay: "Falta poco"'],
  ] as const)('names the step in the words of the reader: %s', (locale, said) => {
    const facts = { look, sending: null, twin: null, sibling: null }
    const judged = judgeReminder(facts, { terms, isFollowed: true }, speaker(texts, locale))
    expect(judged).toMatchObject({ is: 'change', what: expect.stringContaining(said) })
  })
})
