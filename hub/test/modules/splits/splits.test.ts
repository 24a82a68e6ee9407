import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { aSplit, askSplit, ended, payPart, splitOf } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'
import type { Answer } from '@matricula/hub/testing/visitor'
import { broken, sums } from '../payments-office/a-refund.ts'

interface Movement {
  readonly lines: readonly { readonly kind: string; readonly amount: number }[]
}

const code = '10001'
const codeOf = (answer: Answer<unknown>) => problemOf(answer).code

describe.each(databases)('An order that is split on $name', (database) => {
  it('is complete with its last part: one order, one receipt, and each payer their own', async () => {
    const { hub, family, split, payers } = await aSplit({ database })
    const [mother, father, company] = payers
    if (mother === undefined || father === undefined || company === undefined) throw new Error('three')
    expect(split).toMatchObject({ status: 'standing', isOwn: true, isFixed: false, total: 4_750_000 })
    expect(split.parts.map(({ label, amount, state }) => [label, amount, state])).toEqual([
      ['Mamá', 2_375_000, 'payable'],
      ['Papá', 1_375_000, 'payable'],
      ['Empresa', 1_000_000, 'payable'],
    ])

    for (const payer of [mother, father]) expect((await payPart(payer)).status).toBe('APROBADO')
    const { project } = hub.hub.app.config.seasons.parents
    expect(await hub.hub.app.database('enrollment_order').where({ project }).pluck('status')).toEqual([
      'split',
    ])
    expect(await sums(hub)).toEqual({ 'provider/card': 3_750_000, 'to-post': -3_750_000 })
    expect(await broken(hub)).toEqual([])
    const under = await splitOf(family.visitor, code)
    expect(under).toMatchObject({ isFixed: true, until: '2025-06-29' })
    expect(under.parts.map(({ state }) => state)).toEqual(['paid', 'paid', 'payable'])

    expect((await payPart(company)).status).toBe('APROBADO')

    expect(await until(() => readBooks(hub.hub.app, code), isDelivered)).toEqual({
      ...onePaidEnrolment,
      attempts: ['approved'],
      payments: [{ status: 'PAGO POR PARTES', amount: 4_750_000 }],
    })
    expect(await sums(hub)).toEqual({ 'provider/card': 4_750_000, 'accounting/main': -4_750_000 })
    expect((await family.check()).status).toBe('APROBADO')
    expect((await splitOf(family.visitor, code)).status).toBe('complete')
    expect(await broken(hub)).toEqual([])
    const finance = await signInStaff(hub, 'finance')
    const { token } = await family.check()
    const told = await finance.get<readonly Movement[]>(`/api/payments/${token}/movements`)
    expect(told.body.map(({ lines }) => lines.map(({ kind, amount }) => [kind, amount]))).toEqual([
      ...[2_375_000, 1_375_000, 1_000_000].map((amount) => [
        ['provider', amount],
        ['to-post', -amount],
      ]),
      [
        ['to-post', 4_750_000],
        ['to-post', -4_750_000],
      ],
      [
        ['to-post', 4_750_000],
        ['accounting', -4_750_000],
      ],
    ])
  })

  it('is paid by one at a time for each part, and under one key once', async () => {
    const { hub, payers } = await aSplit({ database })
    const [mother, father] = payers
    if (mother === undefined || father === undefined) throw new Error('there are three')
    const asked = { shownTotal: 2_375_000, payer: linkPayer }
    const key = randomUUID()

    const answers = await Promise.all([mother.begin(asked, key), mother.begin(asked), mother.begin(asked)])

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(codeOf)).toEqual(['PAY_LINK_BUSY', 'PAY_LINK_BUSY'])
    expect((await father.begin({ shownTotal: 1_375_000, payer: linkPayer })).status).toBe(200)
    expect(await hub.hub.app.database('payment_attempt').where({ pays: 'part' })).toHaveLength(2)
    expect((await mother.read()).body).toMatchObject({ state: 'paying', amount: null })
  })

  it('is complete exactly once where its last two parts come at once', async () => {
    const { hub, payers } = await aSplit({ database })
    const [mother, father, company] = payers
    if (mother === undefined || father === undefined || company === undefined) throw new Error('three')
    await payPart(mother)
    const [one, other] = [(await father.pay()).body, (await company.pay()).body]

    await Promise.all([father.choose(one, 'approve'), company.choose(other, 'approve')])

    expect((await ended(father, one)).status).toBe('APROBADO')
    expect((await ended(company, other)).status).toBe('APROBADO')
    const books = await until(() => readBooks(hub.hub.app, code), isDelivered)
    expect(books).toMatchObject({ ...onePaidEnrolment, payments: [{ amount: 4_750_000 }] })
    expect(await broken(hub)).toEqual([])
  })

  it('is split once by two who ask at once, and the same once more is the same split', async () => {
    const { hub, family, split } = await aSplit({ database })
    const asked = {
      shownTotal: 4_750_000,
      shows: 'amount',
      parts: [
        { label: 'Yo', percentBps: 6000 },
        { label: 'Abuela', percentBps: 4000 },
      ],
    }
    const answers = await Promise.all([1, 2, 3].map(() => askSplit(family.visitor, code, asked)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = new Set(answers.map(({ body }) => body.split?.parts[0]?.id))
    expect(ids.size).toBe(1)
    expect(ids.has(split.parts[0]?.id)).toBe(false)
    expect(await hub.hub.app.database('order_split').where({ status: 'standing' })).toHaveLength(1)
    expect(await broken(hub)).toEqual([])
  })
})

describe('While an order is split', () => {
  it('its choices stay and it is not paid as a whole, until that is undone', async () => {
    const { family, payers } = await aSplit()
    const quote = await family.quote(rightAndCosts)
    expect(codeOf(await family.pay(quote))).toBe('SPLIT_STANDS')
    const draft = { version: 1, step: 5, period: 1, method: 2, quotas: 11, transport: { is: 'none' } }
    expect(codeOf(await family.visitor.put('/api/enrollment/draft', draft))).toBe('SPLIT_STANDS')

    const undone = await family.visitor.delete(`/api/enrollment/splits/${code}`)

    expect([undone.status, undone.body]).toMatchObject([200, { split: null }])
    expect((await payers[0]?.read())?.body).toMatchObject({ state: 'withdrawn', amount: null })
    expect((await family.pay(quote)).status).toBe(200)
  })
})
