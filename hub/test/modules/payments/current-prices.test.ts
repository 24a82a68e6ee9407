import { PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { aFamily } from '@matricula/hub/testing/families'
import { Family, type QuoteBody, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

/** Accounting has raised every price since the families were shown theirs. */
function raisePrices({ hub: { app } }: TestHub): void {
  const { prices } = app
  Object.assign(prices.current, {
    ofStudent: async (question: Parameters<typeof prices.ofStudent>[0]) =>
      (await prices.ofStudent(question)).map((item) => ({ ...item, price: item.price + 1000 })),
  })
}

/** Accounting has gone since. */
function loseAccounting({ hub: { app } }: TestHub): void {
  const gone = () => Promise.reject(new PluginFault('unreachable', 'accounting is away'))
  Object.assign(app.prices.current, { ofStudent: gone, list: gone })
}

const orders = async ({ hub: { app } }: TestHub) => (await app.database('payment_attempt')).length

describe('A price that was shown and is not accounting’s any longer', () => {
  it('is not charged: the family is shown the new one first, and then pays that', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const shown = await family.quote(rightAndCosts)
    raisePrices(hub)
    const refused = await family.pay(await family.quote(rightAndCosts))
    expect(refused.status).toBe(409)
    const { code, quote } = refused.body as unknown as ProblemBody & { quote: QuoteBody }
    expect(code).toBe('PRICE_CHANGED')
    expect(quote.totals.totalV).toBeGreaterThan(shown.totals.totalV)
    expect(await orders(hub)).toBe(0)
    expect((await family.pay(quote)).status).toBe(200)
  })

  it('is not charged to a guardian for several children either', async () => {
    const { hub, parent } = await aFamily()
    const payables = await parent.payables()
    raisePrices(hub)
    const refused = await parent.pay(payables)
    expect([refused.status, (refused.body as unknown as ProblemBody).code]).toEqual([409, 'PRICE_CHANGED'])
    expect(await orders(hub)).toBe(0)
  })
})

describe('A price that accounting does not confirm at the moment of paying', () => {
  it('is shown, and not charged', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await family.quote(rightAndCosts)
    loseAccounting(hub)
    const refused = await family.pay(await family.quote(rightAndCosts))
    expect([refused.status, (refused.body as unknown as ProblemBody).code]).toEqual([503, 'FEATURE_DOWN'])
    expect(await orders(hub)).toBe(0)
  })
})
