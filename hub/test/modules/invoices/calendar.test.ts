import { describe, expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import { type CalendarBody, calendarsOf, Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const officePath = `/api/enrollment/admin/students/${code}/calendar`
const inSeptember = '2025-09-15T10:00:00-05:00'

const statuses = ({ entries }: CalendarBody) => entries.map(({ day, status }) => [day, status])

async function aYear() {
  const { hub } = await anEnrolled()
  return { hub, guardian: await Guardian.comes(hub, guardianAddress) }
}

async function calendarOf(guardian: Guardian): Promise<CalendarBody> {
  const [student] = await calendarsOf(guardian)
  if (student === undefined) throw new Error('no student is billed here')
  return student.calendar
}

/** Accounting has the money a moment before the hub has done with its payment. */
const isHeld = ({ invoices }: CalendarBody['entries'][number]) =>
  invoices.some(({ state }) => state === 'in-process')

const accountingOf = ({ hub }: TestHub) => faultsAt(hub.app, 'accounting.main')

describe('The calendar of a student', () => {
  it('has every later charge of the order, all scheduled before the first day', async () => {
    const { hub, guardian } = await aYear()
    const rows = await hub.hub.app.database('charge').where({ paid_now: 0 }).sum({ sum: 'unit_price' })

    const calendar = await calendarOf(guardian)

    expect(calendar.entries).toHaveLength(11)
    expect(new Set(calendar.entries.map(({ status }) => status))).toEqual(new Set(['scheduled']))
    expect(calendar.totals.scheduled).toBe(Number(rows[0]?.['sum']))
    expect(calendar.accounting).toMatchObject({ answers: true, knows: 'all' })
  })

  it('goes from scheduled to due, overdue, in process and paid, and office and family see the same', async () => {
    const { hub, guardian } = await aYear()
    const finance = await signInStaff(hub, 'finance')
    const august = async () => (await calendarOf(guardian)).entries[0]
    const seenByOffice = async () => (await finance.get<CalendarBody>(officePath)).body.entries[0]
    expect((await august())?.status).toBe('scheduled')
    await setSeasonClock(hub, '2025-08-28T00:00:00-05:00')
    expect(await august()).toMatchObject({ status: 'due', invoices: [{ DocDueDate: '2025-09-09' }] })
    await setSeasonClock(hub, '2025-09-09T23:59:59-05:00')
    expect((await august())?.status).toBe('due')
    await setSeasonClock(hub, inSeptember)
    expect((await august())?.status).toBe('overdue')
    expect(await seenByOffice()).toEqual(await august())

    const payment = await guardian.pay(await guardian.payables())
    expect((await august())?.status).toBe('in-process')
    await guardian.choose(payment.body, 'approve')

    const paid = await until(august, (entry) => entry?.status === 'paid' && !isHeld(entry))
    expect(await seenByOffice()).toEqual(paid)
    expect(paid).toMatchObject({ pending: 0, invoices: [{ SaldoPendiente: 0, DocTotal: paid?.amount }] })
    const { totals } = await calendarOf(guardian)
    expect([totals.paid, totals.overdue]).toEqual([paid?.amount, 0])
  })

  it('has a debt of before beside the charges of the year', async () => {
    const hub = await runHub()
    const calendar = await calendarOf(await Guardian.comes(hub))

    expect(calendar.entries.length).toBeGreaterThan(0)
    expect(new Set(calendar.entries.map(({ status }) => status))).toEqual(new Set(['overdue']))
    expect(calendar.totals.overdue).toBe(1_250_000)
    expect(calendar.agreedOn).toBeNull()
  })

  it('is shown as accounting said before while it does not answer, and says since when', async () => {
    const { hub, guardian } = await aYear()
    await setSeasonClock(hub, inSeptember)
    const before = await calendarOf(guardian)
    await accountingOf(hub).injectFault('unreachable')

    const now = await calendarOf(guardian)

    expect(now.accounting).toMatchObject({ answers: false, knows: 'all' })
    expect(now.accounting.asOf?.slice(0, 10)).toBe('2025-09-15')
    expect(statuses(now)).toEqual(statuses(before))
  })

  it('is forgotten whenever a family is erased, for a calendar names its students', async () => {
    const { hub, guardian } = await aYear()
    await calendarOf(guardian)
    const admin = await signInStaff(hub, 'admin')
    await admin.post('/api/privacy/families/10014/erase', { reason: 'Solicitud 2025-17' })
    await accountingOf(hub).injectFault('unreachable')

    const { body } = await (await signInStaff(hub, 'finance')).get<CalendarBody>(officePath)

    expect(body.accounting).toMatchObject({ answers: false, asOf: null })
  })

  it('has what the order agreed, and no word of what is paid, where accounting was never heard', async () => {
    const { hub } = await aYear()
    await setSeasonClock(hub, inSeptember)
    await accountingOf(hub).injectFault('unreachable')
    const finance = await signInStaff(hub, 'finance')

    const { body } = await finance.get<CalendarBody>(officePath)

    expect(body.accounting).toEqual({ answers: false, knows: 'nothing', asOf: null })
    expect(body.agreedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(statuses(body).slice(0, 2)).toEqual([
      ['2025-08-28', 'unknown'],
      ['2025-09-28', 'scheduled'],
    ])
  })

  it('is refused to a guardian whose students accounting has never named', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub)
    await accountingOf(hub).injectFault('unreachable')

    const answer = await guardian.visitor.get('/api/invoices/calendar')

    expect([answer.status, problemOf(answer).code]).toEqual([503, 'FEATURE_DOWN'])
  })

  it('of a reversed order is empty: nothing is agreed any more', async () => {
    const { hub, guardian } = await aYear()
    await hub.hub.app.database('enrollment_order').update({ status: 'reversed' })

    expect((await calendarOf(guardian)).entries).toEqual([])
  })

  it('costs on its due date and a year after it what was agreed, where the season has no surcharge', async () => {
    const { hub, guardian } = await aYear()
    const agreed = (await calendarOf(guardian)).entries.map(({ day, pending }) => [day, pending])
    for (const now of ['2025-09-09T10:00:00-05:00', '2026-08-20T10:00:00-05:00']) {
      await setSeasonClock(hub, now)
      const { entries } = await calendarOf(guardian)
      expect(entries.map(({ day, pending }) => [day, pending])).toEqual(agreed)
      const [first] = await guardian.payables()
      expect(first?.amount).toBe(entries[0]?.amount)
    }
  })

  it('of two children is paid in one payment, row by row', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub, 'familia.20198@example.com')
    const entriesNow = async () =>
      (await calendarsOf(guardian)).flatMap(({ student, calendar }) =>
        calendar.entries.map((entry) => ({ ...entry, CardCode: `C${student.code}` })),
      )
    const picked = [(await entriesNow())[0], (await entriesNow()).at(-1)].filter(
      (entry) => entry !== undefined,
    )
    expect(picked.map(({ CardCode }) => CardCode)).toEqual(['C20198', 'C20199'])

    const documents = picked.flatMap(({ CardCode, invoices }) =>
      invoices.map(({ DocNum, SaldoPendiente }) => ({ DocNum, CardCode, amount: SaldoPendiente })),
    )
    const started = await guardian.pay(documents)

    const busy = (await entriesNow()).filter(({ status }) => status === 'in-process')
    expect(busy.map(({ pending }) => pending)).toEqual(picked.map(({ pending }) => pending))
    await guardian.choose(started.body, 'approve')
    const done = new Set(['overdue', 'paid'])
    const ended = await until(entriesNow, (entries) => entries.every(({ status }) => done.has(status)))
    const paid = ended.filter(({ status }) => status === 'paid')
    expect(paid.map(({ day, CardCode }) => [day, CardCode])).toEqual(
      picked.map(({ day, CardCode }) => [day, CardCode]),
    )
    const attempts = await hub.hub.app.database('payment_attempt').where({ pays: 'invoices' })
    const amount = picked.reduce((sum, { pending }) => sum + pending, 0)
    expect(attempts.map((attempt) => Number(attempt.amount))).toEqual([amount])
  })

  it('is nobody else’s', async () => {
    const { hub } = await aYear()
    const other = await Guardian.comes(hub, 'familia.10002@example.com')

    expect((await calendarsOf(other)).map(({ student }) => student.code)).toEqual(['10002'])
    expect((await other.visitor.get(officePath)).status).toBe(403)
  })

  it('of a code that nobody has is not found', async () => {
    const finance = await signInStaff(await runHub(), 'finance')

    expect((await finance.get('/api/enrollment/admin/students/99999/calendar')).status).toBe(404)
  })
})
