import { describe, expect, it } from 'vitest'
import type { NewReminder } from '../../src/tasks/reminders/find-same.ts'
import { decideReminder, type ReminderFacts } from '../../src/bulk-jobs/reminders/plan-reminders.ts'
import { translator } from '../../src/i18n.ts'

describe('The plan of a reminder', () => {
  const t = translator('reminders', 'es')
  const preview: ReminderFacts['preview'] = {
    student: '10001',
    name: 'Mariana Gómez',
    family: 'F1',
    step: 'pay',
    to: ['m•••@example.com'],
    subject: 'Falta poco',
    is: 'due',
  }
  const sent = { times: 1, to: ['m•••@example.com'], last_at: '2025-06-20T10:00:00-05:00' }
  const newReminder: NewReminder = {
    name: 'Aviso',
    audience: { steps: ['pay'], grades: [], waiting_days: 0, by_name: true },
    template: { 'es-CO': { subject: 'Falta poco', body: 'Pague.' } },
    repeat_days: 0,
    at_most: 1,
  }

  it.each<[string, Partial<ReminderFacts>, string, string]>([
    ['writes to who misses the step', {}, 'change', 'a m•••@example.com.'],
    ['lets a sibling wait', { sibling: 2 }, 'change', 'espera'],
    [
      'lets a family wait that was just reminded',
      { preview: { ...preview, is: 'in-peace' } },
      'change',
      'espera',
    ],
    ['does not write twice', { sending: sent }, 'same', 'el 2025-06-20 10:00'],
    ['writes where nobody was reached', { sending: { ...sent, times: 0 } }, 'change', 'Falta poco'],
    ['leaves out who misses nothing', { preview: { ...preview, is: 'not-missing' } }, 'same', 'no le falta'],
    ['leaves out who asked to be forgotten', { preview: { ...preview, is: 'erased' } }, 'same', 'borrar'],
    ['wants an address', { preview: { ...preview, is: 'no-address', to: [] } }, 'wrong', 'no tiene correo'],
    ['wants a student that is known', { preview: { ...preview, is: 'unknown' } }, 'wrong', 'no existe'],
    ['wants each student once', { twin: 2 }, 'wrong', 'línea 2'],
  ])('%s', (_title, changes, is, said) => {
    const facts = { preview, sending: null, twin: null, sibling: null, ...changes }
    const decided = decideReminder(facts, { newReminder, isFollowed: true }, t)
    expect(decided.is).toBe(is)
    expect(decided.is === 'wrong' ? decided.why : decided.what).toContain(said)
  })

  it.each([
    ['es', '10001 Mariana Gómez, por pagar: «Falta poco»'],
    ['en', '10001 Mariana Gómez, to pay: "Falta poco"'],
  ] as const)('names the step in the words of the reader: %s', (locale, said) => {
    const facts = { preview, sending: null, twin: null, sibling: null }
    const decided = decideReminder(facts, { newReminder, isFollowed: true }, translator('reminders', locale))
    expect(decided).toMatchObject({ is: 'change', what: expect.stringContaining(said) })
  })
})
