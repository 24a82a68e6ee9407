import { describe, expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Auditor, chargeElsewhere } from '@matricula/hub/testing/reconciliation'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** No question to the provider comes before the callback. */
const patient = { payments: { askEverySeconds: 3600 } }

describe('A day', () => {
  it.each(['accounting.main', 'payments.card'] as const)(
    'of which %s cannot be asked is unknown, and nothing of it is missing',
    async (instance) => {
      const { hub, family, started } = await beginPayment()
      await family.chooseAtProvider(started, 'approve')
      await settled(hub)
      await faultsAt(hub.hub.app, instance).injectFault('unreachable')
      const finance = await Auditor.comes(hub)

      const { sources } = await finance.day()

      expect(sources.filter(({ state }) => state === 'away').map(({ instance: name }) => name)).toEqual([
        instance.split('.')[1],
      ])
      expect(await finance.verdicts()).toEqual([['10001', 'unknown']])
      const side = instance === 'accounting.main' ? 'accounting' : 'provider'
      expect(await finance.summary()).toMatchObject({ [side]: null, open: 0, state: 'unknown' })
    },
  )

  it('is asked about one by one where vendors have no lists', async () => {
    const { hub, family, started, provider } = await beginPayment({ settings: patient })
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    await provider.misbehave({ lost: 'on' })
    const lost = await Family.signIn(hub, '10006')
    await lost.chooseAtProvider((await lost.pay(await lost.quote(rightAndCosts))).body, 'approve')
    withoutLists(hub)
    const finance = await Auditor.comes(hub)

    const { sources } = await finance.day()

    expect(new Set(sources.filter(({ source }) => source !== 'hub').map(({ state }) => state))).toEqual(
      new Set(['asked-one-by-one']),
    )
    expect(await finance.verdicts()).toEqual([
      ['10001', 'agrees'],
      ['10006', 'only-provider'],
    ])
    expect(await finance.summary()).toMatchObject({
      provider: null,
      accounting: null,
      open: 0,
      state: 'unknown',
    })
  })

  it('has every row of a long list, each once', async () => {
    const hub = await runHub()
    const payments = Array.from({ length: 2400 }, (_, index) => ({
      reference: `LINK-${index}`,
      amount: 1000 + index,
    }))
    await chargeElsewhere(hub, payments)
    const finance = await Auditor.comes(hub)

    const { rows } = await finance.day()

    expect(rows).toHaveLength(2400)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2400)
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['only-provider']))
    const amount = payments.reduce((total, payment) => total + payment.amount, 0)
    expect(await finance.summary()).toMatchObject({ provider: { count: 2400, amount }, open: 2400 })
  })
})

/** From now on the vendors of this hub have no list of a day. */
function withoutLists({ hub }: TestHub): void {
  const { plugins } = hub.app
  for (const name of ['card', 'invoices']) Reflect.deleteProperty(plugins.payments(name), 'statement')
  Reflect.deleteProperty(plugins.accounting, 'journal')
}
