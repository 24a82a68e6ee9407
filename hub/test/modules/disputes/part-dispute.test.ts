import { describe, expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import {
  type ContestableBody,
  type DisputeBody,
  open,
  opening,
  say,
  why,
} from '@matricula/hub/testing/disputes'
import { list, only, resolve } from '@matricula/hub/testing/exceptions'
import type { LinkPayment } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { payPart, splitOf, withPaidParts } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'
import { broken, sums } from '../payments-office/a-refund.ts'

const code = '10001'
const amount = 2_375_000
const fee = 30_000

async function found(finance: Visitor, search: string): Promise<readonly ContestableBody[]> {
  return (await finance.get<readonly ContestableBody[]>(`/api/disputes/payments?search=${search}`)).body
}

/** The mother's part is contested, after so many parts were paid. */
async function contestedPart(count: 1 | 2 | 3, options: Parameters<typeof withPaidParts>[1] = {}) {
  const order = await withPaidParts(count, options)
  const [mothers] = order.paid
  const [part] = await found(order.finance, String(mothers?.data.providerRef))
  if (mothers === undefined || part === undefined) throw new Error('the first part is paid')
  const { status, body, text } = await open(order.finance, opening({ payment: part.payment, amount }))
  if (status !== 200) throw new Error(text)
  return { ...order, mothers, payment: part.payment, dispute: body }
}

async function receiptOf(hub: TestHub, token: string | null | undefined) {
  return await hub
    .visitor()
    .get<{ inForce: boolean; standing: { status: string } }>(`/api/enrollment/resume/${token}`)
}

const lose = (finance: Visitor, dispute: DisputeBody, borneBy: 'school' | 'family') =>
  say(finance, dispute, 'lose', { borne_by: borneBy, reason: why })

describe.each(databases)('A dispute of one part’s payment, on $name', (database) => {
  it('takes that part out of what the provider holds, and nothing of the others, until the school has won', async () => {
    const { hub, family, father, finance, dispute, mothers } = await contestedPart(2, { database })

    const part = { place: 1, of: 3, label: 'Mamá' }
    expect(dispute).toMatchObject({ status: 'opened', amount, parts: [{ student: code, part }] })
    const open = { disputed: amount, fees: fee, 'provider/card': 1_375_000 - fee, 'to-post': -3_750_000 }
    expect(await sums(hub)).toEqual(open)
    expect((await splitOf(family.visitor, code)).parts.map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'payable',
    ])
    expect((await father.read()).text).not.toMatch(/disput|contracargo/i)
    expect(await broken(hub)).toEqual([])

    await say(finance, dispute, 'answer', { answer: 'Contrato y recibo' })
    expect((await say(finance, dispute, 'win', { reason: why })).body.status).toBe('won')

    expect(await sums(hub)).toEqual({ fees: fee, 'provider/card': 3_750_000 - fee, 'to-post': -3_750_000 })
    expect((await list(finance)).body).toEqual([])
    expect(mothers.status).toBe('APROBADO')
    expect(await broken(hub)).toEqual([])
  })

  it('that is lost before the order is complete has the part paid again, and is never the school’s', async () => {
    const { hub, family, mother, company, finance, dispute } = await contestedPart(2, { database })

    const refused = problemOf(await lose(finance, dispute, 'school'))
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['BAD_INPUT', ['borne_by']])
    expect((await lose(finance, dispute, 'family')).body).toMatchObject({
      status: 'lost',
      borne_by: 'family',
    })

    const [part] = (await splitOf(family.visitor, code)).parts
    expect(part).toMatchObject({ state: 'payable', amount, paid: null })
    expect(await only(finance)).toMatchObject({ kind: 'reversed' })
    expect(await sums(hub)).toEqual({ fees: fee, 'provider/card': 1_375_000 - fee, 'to-post': -1_375_000 })
    expect(await broken(hub)).toEqual([])
    for (const payer of [mother, company]) expect((await payPart(payer)).status).toBe('APROBADO')
    expect(await until(() => readBooks(hub.hub.app, code), isDelivered)).toMatchObject(onePaidEnrolment)
    expect(await broken(hub)).toEqual([])
  })

  it('that is lost after it, borne by the family, leaves the order complete and finance to put accounting right', async () => {
    const { hub, family, finance, dispute } = await contestedPart(3, { database })

    expect((await lose(finance, dispute, 'family')).body.status).toBe('lost')
    await settled(hub)

    expect((await family.check()).status).toBe('APROBADO')
    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'reversed', token: (await family.check()).token })
    expect((await splitOf(family.visitor, code)).parts.map(({ state }) => state)).toEqual([
      'returned',
      'paid',
      'paid',
    ])
    expect((await finance.get('/api/splits')).body).toMatchObject([{ paid: 2_375_000, paid_parts: 2 }])
    expect(await broken(hub)).toEqual([])
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect(await sums(hub)).toEqual({
      fees: fee,
      'provider/card': 2_375_000 - fee,
      'accounting/main': -2_375_000,
    })
    expect(await broken(hub)).toEqual([])
  })

  it('that is lost after it, borne by the school, is a loss and changes nothing else', async () => {
    const { hub, family, finance, dispute, mothers } = await contestedPart(3, { database })

    expect((await lose(finance, dispute, 'school')).body).toMatchObject({
      status: 'lost',
      borne_by: 'school',
    })

    const borne = { loss: amount, fees: fee, 'provider/card': amount - fee, 'accounting/main': -4_750_000 }
    expect(await sums(hub)).toEqual(borne)
    expect((await splitOf(family.visitor, code)).parts.map(({ state }) => state)).toEqual([
      'lost',
      'paid',
      'paid',
    ])
    expect((await finance.get('/api/splits')).body).toMatchObject([{ paid: 2_375_000, paid_parts: 2 }])
    expect((await list(finance)).body).toEqual([])
    await new Provider(hub).change(mothers, 'reverse')
    await until(
      () => hub.hub.app.database('callback_inbox').where({ status: 'done' }),
      ({ length }) => length === 4,
    )
    expect(await sums(hub)).toEqual(borne)
    expect((await family.check()).status).toBe('APROBADO')
    expect(await broken(hub)).toEqual([])
  })

  it('that is open at the deadline keeps its money from going back until it is decided', async () => {
    const { hub, family, finance, dispute, mother, mothers } = await contestedPart(2, { database })
    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await endSplits(hub.hub.app)
    expect((await splitOf(family.visitor, code)).status).toBe('ended')
    const { body } = await list(finance)
    expect(body.map(({ kind }) => kind)).toEqual(['split-ended', 'split-ended'])
    const contested = body.find(({ reference }) => reference === mothers.data.reference)
    if (contested === undefined) throw new Error('the part is to go back')

    for (const way of ['refund', 'refunded-by-bank']) {
      const refused = problemOf(await resolve(finance, contested, way))
      expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['BAD_INPUT', ['outcome']])
    }
    expect(problemOf(await lose(finance, dispute, 'school')).code).toBe('BAD_INPUT')
    expect(await broken(hub)).toEqual([])
    expect((await lose(finance, dispute, 'family')).status).toBe(200)

    const open = (await list(finance, '?state=open')).body
    expect(open.map(({ reference }) => reference)).not.toContain(mothers.data.reference)
    expect(await sums(hub)).toEqual({ fees: fee, 'provider/card': 1_375_000 - fee, unapplied: -1_375_000 })
    expect(await mother.payment(mothers.token)).toMatchObject({ status: 200 })
    expect(await broken(hub)).toEqual([])
  })
})

describe('A dispute of one part’s payment', () => {
  it('is found by its order, which is nobody’s charge itself, by the student and by its own references', async () => {
    const { family, finance, dispute, payment, mothers } = await contestedPart(3)
    const { token } = await family.check()
    const parts = await found(finance, token)
    expect(parts.map(({ contestable }) => contestable).toSorted((one, other) => one - other)).toEqual(
      [0, 1_000_000, 1_375_000].toSorted((one, other) => one - other),
    )
    expect(parts.find((part) => part.payment === payment)).toMatchObject({ in_dispute: true })
    expect(dispute.parts).toMatchObject([{ order: token, student: code }])
    const searches = ['CB-1', mothers.data.reference, mothers.data.providerRef, code, token]
    for (const search of searches.slice(0, 4)) {
      const { body } = await finance.get<readonly DisputeBody[]>(`/api/disputes?search=${search}`)
      expect(
        body.map(({ id }) => id),
        String(search),
      ).toEqual([dispute.id])
    }
    const movements = await finance.get<readonly { key: string }[]>(`/api/payments/${token}/movements`)
    expect(movements.body.map(({ key }) => key)).toContain(`dispute:${dispute.id}`)
  })

  it('is on the family’s receipt while it is open, without a word of who paid', async () => {
    const { hub, family, finance, dispute } = await contestedPart(3)
    const { data } = await family.check()
    const contested = await receiptOf(hub, data?.receiptToken)
    expect(contested.body).toMatchObject({ inForce: true, standing: { status: 'in-dispute' } })
    expect(contested.text).not.toMatch(/Vélez|Rosa|2[.,]?375[.,]?000/)

    await lose(finance, dispute, 'school')

    const borne = (await receiptOf(hub, data?.receiptToken)).body
    expect(borne).toMatchObject({ inForce: true, standing: { status: 'in-force' } })
  })

  it('keeps the family from being erased while it is open, and what was sent of it goes with the family', async () => {
    const { hub, finance, dispute } = await contestedPart(3)
    await say(finance, dispute, 'answer', { answer: 'Contrato de la abuela' })
    const admin = await signInStaff(hub, 'admin')
    const erase = () => admin.post(`/api/privacy/families/${code}/erase`, { reason: 'La familia lo pidió' })
    expect(problemOf(await erase()).code).toBe('ERASE_BLOCKED')
    const { text } = await admin.get(`/api/privacy/families/${code}`)
    expect(text).toContain('Contrato de la abuela')

    await say(finance, dispute, 'win', { reason: why })
    await until(erase, ({ status }) => status === 200)

    const { body } = await finance.get<DisputeBody>(`/api/disputes/${dispute.id}`)
    expect(body).toMatchObject({ status: 'won', answer: null, amount })
  })

  it('is counted as paid by the last part that comes meanwhile', async () => {
    const { hub, finance, dispute, company } = await contestedPart(2)
    const last: LinkPayment = await payPart(company)
    expect(last.status).toBe('APROBADO')
    expect(await until(() => readBooks(hub.hub.app, code), isDelivered)).toMatchObject(onePaidEnrolment)
    expect((await lose(finance, dispute, 'school')).body.status).toBe('lost')
    expect(await broken(hub)).toEqual([])
  })
})
