import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, type QuoteBody, wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { withoutBalances } from '@matricula/hub/testing/without-balances'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const right = { period: 3, method: 2, quotas: 11 }

const ask = ({ visitor }: Family, choices: object) =>
  visitor.post<QuoteBody & ProblemBody>('/api/enrollment/quotes', choices)

const line = (quote: QuoteBody, code: string) =>
  [...quote.annual, ...quote.monthly].find((row) => row.code === code)

describe.each(databases)('A quote of right and costs on $name', (database) => {
  const hub = useHub({ database })

  it.each<[string, string, object]>([
    ['10001', 'without a balance', { annualNow: 4_750_000, balance: 0, totalV: 4_750_000, path: 'pay' }],
    ['10002', 'with 15 % progressive', { annualNow: 4_037_500, totalV: 4_037_500 }],
    ['00007', 'with 5 % progressive', { annualNow: 4_512_500, totalV: 4_512_500 }],
    ['10003', 'with a debt', { subtotal: 4_750_000, balance: 1_250_000, totalV: 6_000_000, path: 'pay' }],
    [
      '10004',
      'with an annuity for the right and a credit above the rest',
      { subtotal: 950_000, balance: -6_000_000, totalV: 0, creditLeft: 5_050_000, path: 'advance' },
    ],
    ['10006', 'with a commercial price', { annualNow: 3_400_000 + 855_000 }],
    ['10007', 'with half an annuity', { annualNow: 1_900_000 + 950_000 }],
    ['10013', 'with a credit below the total', { balance: -300_000, totalV: 4_450_000, creditLeft: 0 }],
    ['10014', 'without the sibling’s credit', { balance: 0, totalV: 4_750_000 }],
  ])('for %s is %s', async (code, _title, totals) => {
    const quote = await ask(await Family.signIn(hub(), code), right)
    expect(quote.body.totals).toMatchObject(totals)
  })
})

describe.each(databases)('What is being paid, on $name', (database) => {
  it('is shown at the price of its order, although its period has closed; other choices are not', async () => {
    const hub = await runHub({ database })
    await setSeasonClock(hub, '2025-07-28T23:50:00-05:00')
    const family = await Family.signIn(hub, '10001')
    const shown = { ...wholeYear, activities: [], transport: { is: 'none' }, withoutBalance: true }
    const before = await ask(family, shown)
    expect((await family.pay(await family.quote(wholeYear))).status).toBe(200)
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')

    const after = await ask(family, shown)
    expect([after.status, after.body.totals]).toEqual([200, before.body.totals])
    const other = await ask(family, { ...shown, period: 2 })
    expect([other.status, other.body.code]).toEqual([409, 'PERIOD_CLOSED'])
    const order = hub.hub.app.database('enrollment_order')
    await order.clone().update({ status: 'reversed' })
    expect((await ask(family, shown)).body.totals).toEqual(before.body.totals)
    await order.clone().update({ status: 'open' })
    expect((await ask(family, shown)).body.code).toBe('PERIOD_CLOSED')
    const binding = await ask(family, { ...shown, withoutBalance: false })
    expect(binding.body.code).toBe('PERIOD_CLOSED')
  })
})

describe('A quote', () => {
  const hub = useHub()

  it('takes a scholarship off the pension, after everything else', async () => {
    const family = await Family.signIn(hub(), '10007')
    const { body } = await ask(family, right)
    const pension = line(body, 'CM-0001-1')
    expect(pension).toMatchObject({ scholarship: 2500 })
    expect(pension?.total).toBe(Math.round(((pension?.discounted ?? 0) * 3) / 4))
    expect(pension?.later).toBe((pension?.total ?? 0) * 11)
    expect(line(body, 'CM-0016')).toMatchObject({ scholarship: 0, total: 512_000 })
  })

  it('discounts the pension codes of the whole year, and no other', async () => {
    const family = await Family.signIn(hub(), '10013')
    const { body } = await ask(family, { period: 1, method: 2, quotas: 0 })
    expect(line(body, 'CM-0001-1')?.now).toBe(35_711_130)
    expect(line(body, 'CM-0016')?.now).toBe((512_000 * 11 * 95) / 100)
    expect(line(body, 'CM-0050')?.now).toBe(150_000 * 11)
    expect(body.totals.later).toBe(0)
  })

  it('proves each amount: every line has its chain, down to rules of the documents', async () => {
    const family = await Family.signIn(hub(), '10002')
    const { body } = await ask(family, right)
    for (const row of [...body.annual, ...body.monthly]) expect(row.explanation.length).toBeGreaterThan(1)
    const rules = line(body, 'CA-0001')?.explanation.map(({ rule }) => rule)
    expect(rules?.slice(0, 2)).toEqual(['pricing-8', 'pricing-9'])
    expect(JSON.stringify(body)).not.toMatch(/\.yaml|parent\./)
  })

  it('says each step in a sentence of the language that is asked for', async () => {
    const family = await Family.signIn(hub(), '10002')
    const { body } = await ask(family, right)
    expect(line(body, 'CA-0001')?.explanation[2]?.sentence).toBe(
      '$3.800.000 menos el descuento progresivo de 15 %',
    )
    const english = { 'accept-language': 'en' }
    const { body: translated } = await family.visitor.post<QuoteBody>(
      '/api/enrollment/quotes',
      right,
      english,
    )
    expect(line(translated, 'CA-0001')?.explanation[2]?.sentence).toContain('$3.800.000 less')
    expect(JSON.stringify(translated)).not.toMatch(/"sentence":"[^"]*[{}]/)
  })

  it('has charges that sum to what is due now and later, and shows nothing of accounting’s own', async () => {
    const family = await Family.signIn(hub(), '10003')
    const { body } = await ask(family, { ...right, quotas: 4 })
    const sum = (paidNow: boolean) =>
      body.charges
        .filter((charge) => charge.paidNow === paidNow)
        .reduce((total, { price }) => total + price, 0)
    expect([sum(true), sum(false)]).toEqual([body.totals.subtotal, body.totals.later])
    expect(body.charges.filter(({ code }) => code === 'CM-0001-1')).toHaveLength(4)
    expect(Object.keys(body.charges[0] ?? {}).toSorted()).toEqual([
      'code',
      'name',
      'paidNow',
      'price',
      'shipDate',
    ])
  })

  it('has the same name for the same choices at the same prices, and another for others', async () => {
    const family = await Family.signIn(hub(), '10001')
    const [one, same, other] = [
      await ask(family, right),
      await ask(family, right),
      await ask(family, { ...right, quotas: 10 }),
    ]
    expect(same.body.quoteId).toBe(one.body.quoteId)
    expect(other.body.quoteId).not.toBe(one.body.quoteId)
    const sibling = await ask(await Family.signIn(hub(), '10013'), right)
    expect(sibling.body.quoteId).not.toBe(one.body.quoteId)
  })

  it.each<[string, string, object, number, string]>([
    ['the bank agreement without authorisation', '10008', { ...right, method: 1 }, 422, 'method'],
    ['the bank agreement for the whole year', '10001', { period: 1, method: 1, quotas: 0 }, 422, 'method'],
    ['twelve instalments', '10001', { ...right, quotas: 12 }, 422, 'quotas'],
    ['no instalments in period 3', '10001', { ...right, quotas: 0 }, 422, 'quotas'],
    ['instalments in period 1', '10001', { period: 1, method: 2, quotas: 3 }, 422, 'quotas'],
    ['a period nobody offers', '10001', { ...right, period: 4 }, 400, 'period'],
    ['a price of the browser', '10001', { ...right, totalV: 1 }, 400, 'totalV'],
  ])('refuses %s', async (_title, code, choices, status, field) => {
    const refused = await ask(await Family.signIn(hub(), code), choices)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([status, [field]])
  })

  it('takes the bank agreement of who is authorised', async () => {
    const taken = await ask(await Family.signIn(hub(), '10001'), { ...right, method: 1 })
    expect([taken.status, taken.body.method]).toEqual([200, 1])
  })

  it('of periods 1 and 2 ends at the cutoff, to the second, and period 3 goes on', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await setSeasonClock(hub, '2025-07-28T23:00:00-05:00')
    expect((await ask(family, { period: 2, method: 2, quotas: 0 })).status).toBe(200)
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    for (const period of [1, 2]) {
      const refused = await ask(family, { period, method: 2, quotas: 0 })
      expect([refused.status, refused.body.code]).toEqual([409, 'PERIOD_CLOSED'])
    }
    expect((await ask(family, right)).status).toBe(200)
  })

  it('is refused while the balance is unknown', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10003')
    withoutBalances(hub)
    const refused = await ask(family, right)
    expect([refused.status, refused.body.code]).toEqual([503, 'BALANCE_UNKNOWN'])
  })

  it('is shown without the balance to who asks for it so, and nothing can be paid by it', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10003')
    const known = await ask(family, { ...right, withoutBalance: true })
    expect(known.body).toEqual((await ask(family, right)).body)
    expect(known.body.balanceKnown).toBe(true)
    withoutBalances(hub)

    const { status, body } = await ask(family, { ...right, withoutBalance: true })

    const { subtotal } = known.body.totals
    expect([status, body.balanceKnown, body.annual]).toEqual([200, false, known.body.annual])
    expect(body.totals).toMatchObject({ subtotal, balance: 0, totalV: subtotal })
    const paid = await family.pay(body)
    expect(paid.status).toBe(503)
    expect(await hub.hub.app.database('payment_attempt')).toEqual([])
  })
})
