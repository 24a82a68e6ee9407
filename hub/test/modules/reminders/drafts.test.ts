import { staffRoles } from '../../../api/lists.ts'
import { describe, expect, it } from 'vitest'
import { type StaffRole } from '../../../src/http/caller.ts'
import { Family } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { aReminder, draft, type PreviewBody, type ReminderBody, startNow } from './a-reminder.ts'

const read = (office: Visitor, id: string) => office.get<ReminderBody>(`/api/reminders/${id}`)

describe('A draft', () => {
  const theHub = useHub()

  it('in two languages becomes one mail with both, Spanish first', async () => {
    const hub = await runHub()
    await Family.signIn(hub, '10001')
    const office = await signInStaff(hub, 'admissions')
    const template = {
      'es-CO': { subject: 'Falta {paso}', body: 'Cierra el {cierra}.' },
      en: { subject: '{paso} is missing', body: 'It closes on {cierra}.' },
    }
    const { body } = await office.post<PreviewBody>('/api/reminders/preview', { ...aReminder, template })
    expect(body.sample).toMatchObject([
      {
        subject: 'Falta el inicio de la matrícula / beginning the enrolment is missing',
        text: 'Cierra el 31 de agosto de 2025.\n\n—\n\nIt closes on August 31, 2025.',
      },
    ])
  })

  it('is changed at the version it was read at, and thrown away', async () => {
    const office = await signInStaff(theHub(), 'admissions')
    const { id, version } = await draft(office)
    const edit = { ...aReminder, name: 'Segundo aviso' }
    const changed = await office.put<ReminderBody>(`/api/reminders/${id}`, { ...edit, version })
    expect(changed.body).toMatchObject({ name: 'Segundo aviso', version: 2, state: 'draft' })

    const late = await office.put(`/api/reminders/${id}`, { ...aReminder, version })
    expect(problemOf(late)).toMatchObject({ code: 'REMINDER_CHANGED', current: { name: 'Segundo aviso' } })

    expect((await office.delete(`/api/reminders/${id}`)).status).toBe(204)
    expect((await office.delete(`/api/reminders/${id}`)).status).toBe(404)
  })

  it('says which places do not exist, which are not closed, and that it is text', async () => {
    const office = await signInStaff(theHub(), 'admissions')
    const template = {
      'es-CO': { subject: 'Hola {nombre}', body: 'Falta {paso' },
      en: { subject: 'Hi', body: '<b>' },
    }
    const audience = { ...aReminder.audience, grades: [998] }
    for (const path of ['/api/reminders', '/api/reminders/preview']) {
      const refused = await office.post(path, { ...aReminder, audience, template })
      expect(problemOf(refused)).toMatchObject({
        code: 'BAD_INPUT',
        errors: {
          'audience.grades': ['Este grado no es del año escolar.'],
          'template.es-CO.subject': ['Estos campos no existen: {nombre}.'],
          'template.es-CO.body': ['Falta una llave que abra o cierre un campo.'],
          'template.en.body': ['Escriba solo texto, sin etiquetas HTML.'],
        },
      })
    }
  })

  it.each([
    ['a step nobody misses', { audience: { ...aReminder.audience, steps: ['complete'] } }],
    ['no step', { audience: { ...aReminder.audience, steps: [] } }],
    ['a header in the subject', { template: { 'es-CO': { subject: 'a\r\nBcc: b@c.co', body: 'b' } } }],
    ['no Spanish', { template: { en: { subject: 'a', body: 'b' } } }],
    ['a body of a novel', { template: { 'es-CO': { subject: 'a', body: 'b'.repeat(2001) } } }],
    ['six times', { at_most: 6 }],
  ])('with %s is refused', async (_title, changes) => {
    const office = await signInStaff(theHub(), 'admissions')
    const answer = await office.post('/api/reminders', { ...aReminder, ...changes })
    expect(answer.status).toBe(400)
  })

  it('is not started for an audience that nobody looked at', async () => {
    const hub = await runHub()
    const office = await signInStaff(hub, 'admissions')
    const { id } = await draft(office, { audience: { ...aReminder.audience, steps: ['not-entered'] } })
    const refused = await office.post(`/api/reminders/${id}/start`, { audience: 3 })
    const { counts } = (await read(office, id)).body
    expect(counts.audience).toBeGreaterThan(100)
    expect(problemOf(refused)).toMatchObject({ code: 'AUDIENCE_CHANGED', audience: counts.audience })
    expect((await read(office, id)).body.state).toBe('draft')
  })

  it('is not started when the season has closed', async () => {
    const hub = await runHub()
    await setSeasonClock(hub, '2025-09-01T10:00:00-05:00')
    const office = await signInStaff(hub, 'admissions')
    const { id } = await draft(office)
    const refused = await office.post(`/api/reminders/${id}/start`, { audience: 0 })
    expect(problemOf(refused).code).toBe('SEASON_CLOSED')
  })

  it('that was started is neither changed nor thrown away, and starting it again changes nothing', async () => {
    const hub = theHub()
    const office = await signInStaff(hub, 'admissions')
    const started = await startNow(office, { repeat_days: 7 })
    const path = `/api/reminders/${started.id}`
    expect((await office.put(path, { ...aReminder, version: started.version })).status).toBe(409)
    expect((await office.delete(path)).status).toBe(409)
    const again = await office.post<ReminderBody>(`${path}/start`, { audience: 40 })
    expect(again.body).toEqual(started)
  })
})

describe('The office’s list of reminders', () => {
  it('is paged and narrowed by state, newest first', async () => {
    const hub = await runHub()
    const office = await signInStaff(hub, 'finance')
    for (const name of ['Uno', 'Dos y', 'Tres']) await draft(office, { name })
    await startNow(office, { name: 'Cuatro', repeat_days: 1 })
    const first = await office.get<ReminderBody[]>('/api/reminders?page[size]=2')
    expect(first.body.map(({ name }) => name)).toEqual(['Cuatro', 'Tres'])
    expect(first.headers.get('x-total-count')).toBe('4')
    const running = await office.get<ReminderBody[]>('/api/reminders?state=running')
    expect(running.body.map(({ name }) => name)).toEqual(['Cuatro'])
  })
})

describe('Reminders', () => {
  const theHub = useHub()

  const invited = new Set<StaffRole>(['admissions', 'finance', 'admin'])

  it.each(staffRoles)('are open to those who enroll, and %s is asked which it is', async (role) => {
    const office = await signInStaff(theHub(), role)
    const statuses = [
      (await office.get('/api/reminders')).status,
      (await office.post('/api/reminders', aReminder)).status,
      (await office.post('/api/reminders/preview', aReminder)).status,
    ]
    expect(statuses).toEqual(invited.has(role) ? [200, 200, 200] : [403, 403, 403])
  })

  it('leave a trace: who wrote, started and stopped them, and who looked at students', async () => {
    const hub = await runHub()
    const office = await signInStaff(hub, 'admissions')
    const { id } = await startNow(office, { repeat_days: 7 })
    await office.post(`/api/reminders/${id}/stop`, {})
    await office.get(`/api/reminders/${id}/sendings`)
    expect(await actsOf(hub)).toEqual(['reminder.create', 'reminder.start', 'reminder.stop', 'record.read'])
  })
})

function actsOf({ hub }: TestHub): Promise<string[]> {
  return hub.app.database('audit').where({ actor: 'staff:admisiones' }).orderBy('id').pluck('act')
}
