import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Parent } from '@matricula/hub/testing/families'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import { type CalendarBody, calendarsOf, Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { watch } from '@matricula/hub/testing/progress'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import type { ReceiptView } from '../../../src/modules/receipts/receipt-document.ts'
import { aPaidOrder, giveBack } from '../payments-office/a-refund.ts'
import { propose, withdraw } from './a-withdrawal.ts'

const leftOn = '2025-09-15'
const inSeptember = `${leftOn}T10:00:00-05:00`
const inNovember = '2025-11-03T10:00:00-05:00'

interface ListedCharge {
  readonly date: string
}

describe.each(databases)('After a student has left, on $name', (database) => {
  it('what falls after the day is charged no more, and what fell before stays owed', async () => {
    const { hub, family, finance } = await aPaidOrder({ database, settings })
    const guardian = await Guardian.comes(hub, guardianAddress)
    await setSeasonClock(hub, inSeptember)
    const days = async () => (await calendarsOf(guardian))[0]?.calendar.entries.map(({ day }) => day)
    expect(await days()).toHaveLength(11)

    await withdraw(finance, { day: leftOn, returned: 0, way: null })

    expect(await days()).toEqual(['2025-08-28'])
    const office = await finance.get<CalendarBody>('/api/enrollment/admin/students/10001/calendar')
    expect(office.body.entries.map(({ day }) => day)).toEqual(['2025-08-28'])
    const charges = (await finance.get<ListedCharge[]>('/api/enrollment/admin/charges')).body
    expect(new Set(charges.map(({ date }) => date))).toEqual(new Set(['2025-08-28']))
    const { calendar, dueLater } = (await (await watch(hub)).summary()).money
    expect([calendar.map(({ date }) => date), dueLater]).toEqual([['2025-08-28'], 0])
    const told = () => hub.hub.app.database('outbox').where({ topic: 'accounting.withdrawal' }).first()
    await until(told, ({ status }) => status === 'done')
    await setSeasonClock(hub, inNovember)
    expect(await days()).toEqual(['2025-08-28'])
    expect((await family.check()).data?.withdrawal).toMatchObject({ day: leftOn, returned: 0 })
  })

  it('the family reads how what goes back came about, what was decided, and what stays owed', async () => {
    const { hub, family, finance, token } = await aPaidOrder({ database, settings })
    await giveBack(finance, token, { amount: 300_000 })
    await setSeasonClock(hub, inSeptember)
    const { lines, returned, owed_amount: owed } = (await propose(finance, { day: leftOn })).body
    expect(owed).toBeGreaterThan(0)

    await withdraw(finance, { day: leftOn, returned: 200_000, way: 'bank' })

    const told = (await family.check()).data?.withdrawal
    expect(told).toMatchObject({ returned: 200_000, proposed: returned, owed })
    expect(told?.lines).toEqual(
      lines.map(({ name, paid, kept, returned: back, share, months }) => {
        return { name, paid, kept, returned: back, share, months }
      }),
    )
    await setSeasonClock(hub, inNovember)
    expect((await family.check()).data?.withdrawal).toEqual(told)
  })

  it('the receipt stays in force for what is kept, and its calendar cancels what was to come', async () => {
    const { hub, family, finance, amount } = await aPaidOrder({ database, settings })
    const token = (await family.check()).data?.receiptToken ?? ''
    const read = async () => (await hub.visitor().get<ReceiptView>(`/api/enrollment/resume/${token}`)).body
    const calendar = async () => (await fetch(`${hub.url}/api/receipts/${token}.ics`)).text()
    const before = await read()
    const uids = [...(await calendar()).matchAll(/UID:(\w+)/g)].map(([, uid]) => uid)

    await withdraw(finance)

    const after = await read()
    expect(after).toMatchObject({ inForce: true, totalPaid: amount, netPaid: amount - 1_000_000 })
    expect(after.laterCharges).toEqual([])
    expect(after.cancelled?.charges).toEqual(before.laterCharges)
    const file = await calendar()
    expect([...file.matchAll(/UID:(\w+)/g)].map(([, uid]) => uid)).toEqual(uids)
    expect(file).not.toContain('STATUS:CONFIRMED')
    expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(before.laterCharges.length)
  })

  it('the receipt of who got all back is in force no more', async () => {
    const { hub, family, finance, amount } = await aPaidOrder({ database, settings })
    const token = (await family.check()).data?.receiptToken ?? ''
    await withdraw(finance, { returned: amount })
    const { body } = await hub.visitor().get<ReceiptView>(`/api/enrollment/resume/${token}`)
    expect(body).toMatchObject({ inForce: false, standing: { status: 'reversed' }, netPaid: 0 })
  })

  it('family and office read it, and nobody enrols the child again from the portal', async () => {
    const { hub, family, finance, token } = await aPaidOrder({ database, settings })
    const { rowOf } = await watch(hub)
    const parent = await Parent.comes(hub, 'familia.10001@example.com')
    await withdraw(finance)

    const child = await parent.child('10001')

    expect(child).toMatchObject({ state: 'withdrawn', payable: false, quote: null, choices: null })
    expect(child.withdrawal).toMatchObject({ day: '2025-06-19', returned: 1_000_000 })
    expect(child.why).toMatch(
      /^Este estudiante se retiró del colegio y lo que venía después ya no se cobra\..* llame al /,
    )
    expect(await rowOf('10001')).toMatchObject({ step: 'withdrawn', balance_due_later: 0 })
    const office = await signInStaff(hub, 'admissions')
    const file = (await office.get<object>('/api/enrollment/admin/students/10001')).body
    expect(file).toMatchObject({ step: 'withdrawn', sees: { title: 'Matrícula retirada' } })
    const again = await Family.signIn(hub, '10001')
    const quote = await again.quote(rightAndCosts)
    const paid = problemOf(await again.post(family.invoice(quote), { 'idempotency-key': 'otra-vez' }))
    expect([paid.code, paid.token]).toEqual(['ENROLLMENT_WITHDRAWN', token])
    expect(paid.detail).toMatch(/llame al colegio/)
    const { version } = (await again.visitor.get<{ version: number }>('/api/enrollment/draft')).body
    const changed = { period: 1, method: 2, quotas: 11, transport: { is: 'undecided' }, version, step: 0 }
    expect(problemOf(await again.visitor.put('/api/enrollment/draft', changed)).code).toBe(
      'ENROLLMENT_WITHDRAWN',
    )
  })

  it('the places of the activities are free', async () => {
    const { hub, finance } = await aPaidOrder({ database, settings })
    const { database: db } = hub.hub.app
    const fee = await db('fee').where({ code: 'ECO-02' }).first()
    const created_at = '2025-06-19T15:00:00.000Z'
    const place = { project: fee.project, activity_code: fee.code, fee_id: fee.id, created_at }
    await db('activity_subscription').insert([
      { ...place, student_code: '10001', slot: 1 },
      { ...place, student_code: '10002', slot: 1 },
    ])

    await withdraw(finance)

    expect(await db('activity_subscription').pluck('student_code')).toEqual(['10002'])
  })
})
