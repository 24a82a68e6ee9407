import { expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import type { CalendarBody } from '@matricula/hub/testing/invoices'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'

const code = '10005'
const afterTheYear = '2026-07-15T10:00:00-05:00'

const transport = {
  is: 'chosen',
  modality: 'COMPLETO',
  busStop: false,
  direction: 'AMBAS',
  place: { lat: 4.86, lng: -74.05, address: 'Calle 1 # 2-3' },
  itemCode: 'CT-0001',
  name: 'TRANSPORTE COMPLETO CERCANO',
  price: 738_000,
  metres: 900,
  basis: 'measured',
}

/** A student who is enrolled with transport, and has lunch. */
async function enrolledWithTransport() {
  const hub = await runHub()
  const { app } = hub.hub
  const family = await Family.signIn(hub, code)
  await app.database('draft').insert({
    student_code: code,
    project: '2025-2026',
    state: JSON.stringify({ ...rightAndCosts, step: 5, transport }),
    version: 1,
    step: 5,
    updated_at: app.clock.now().toISOString(),
  })
  const asked = { ...rightAndCosts, transport }
  const quote = await family.quote(asked)
  const fees = { quoteId: quote.quoteId, studentTotalV: quote.totals.totalV, transport }
  const started = await family.pay(quote, { fees })
  await family.chooseAtProvider(started.body, 'approve')
  await until(() => readBooks(app, code), isDelivered)
  const cook = await signInStaff(hub, 'food')
  const lunch = await cook.post(`/api/hikcentral/accessgroup/addPerson/1/${code}`, {})
  expect(lunch.status).toBe(200)
  return { hub, family, cook }
}

/** All that the hub and the turnstile have of the student's lunch, transport, lists and orders to others. */
async function standing({ hub: { app } }: TestHub) {
  const { database } = app
  return {
    turnstile: await memoOf(app, 'accessControl.main').list(''),
    tables: await Promise.all(
      ['outbox', 'draft', 'student', 'enrollment_order', 'charge', 'activity_subscription'].map((table) =>
        database(table).orderBy(1),
      ),
    ),
  }
}

it('A debt of the whole year changes nothing at the turnstile, in transport or in any list, and lunch can be given', async () => {
  const { hub, family, cook } = await enrolledWithTransport()
  const { app } = hub.hub
  const rides = await app.database('charge').where('item_code', 'like', 'CT-%')
  expect(rides.length).toBeGreaterThan(0)
  const security = await signInStaff(hub, 'security')
  const person = async () => (await security.get(`/api/people/students/${code}`)).text
  const [before, named] = [await standing(hub), await person()]

  await setSeasonClock(hub, afterTheYear)
  for (const job of ['announce-reminders', 'reconcile-payments', 'refresh-signings', 'expire-agreements'])
    app.work.trigger(job)
  const finance = await signInStaff(hub, 'finance')
  const { body } = await finance.get<CalendarBody>(`/api/enrollment/admin/students/${code}/calendar`)
  expect(body.entries.every(({ status }) => status === 'overdue')).toBe(true)
  expect(body.totals.overdue).toBeGreaterThan(30_000_000)
  expect((await finance.post('/api/certificates/clearance', { student: code })).status).toBe(409)

  expect(await standing(hub)).toEqual(before)
  expect(await person()).toBe(named)
  const snack = await cook.post<{ readonly person: { readonly services: readonly number[] } }>(
    `/api/hikcentral/accessgroup/addPerson/1/${code}`,
    {},
  )
  expect([snack.status, snack.body.person.services]).toEqual([200, [1, 2, 3]])
  expect((await family.check()).status).toBe('APROBADO')
})
