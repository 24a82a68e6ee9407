import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { beginPayment, letItExpire, says, settled } from '@matricula/hub/testing/a-payment'
import { onePaidEnrolment } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { askNow, beginFamily, letFamilyExpire } from '@matricula/hub/testing/families'
import { rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const curious = { payments: { askEverySeconds: 1 } }
const patient = { payments: { askEverySeconds: 3600 } }
const reason = 'Visto con el banco'

const exceptions = ({ hub }: TestHub) => hub.app.database('payment_exception').orderBy('id')

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

/** Finance has given the money back on the provider's own page. */
async function resolve(hub: TestHub, token: string, exception: number): Promise<void> {
  const finance = await signInStaff(hub, 'finance')
  const said = { exception, outcome: 'refunded-by-hand', reason }
  const answer = await finance.post(`/api/payments/${token}/resolve`, said)
  if (answer.status !== 200) throw new Error(answer.text)
}

describe.each(databases)(
  'An approval of another amount after the payment had ended, on $name',
  (database) => {
    async function late(choices = rightAndCosts) {
      const begun = await beginPayment({ database, settings: curious }, choices)
      const { hub, family, started, provider } = begun
      const { reference = '', amount = 0 } = started.data ?? {}
      await letItExpire(hub, started)
      await says(family, 'EXPIRADO')
      const tell = async (seen: number, eventId: string) => {
        await provider.decide(reference, { rawStatus: 'Aceptada', amount: seen })
        await provider.call(provider.written({ eventId, reference, status: 'Aceptada', amount: seen }))
      }
      return { ...begun, amount, tell }
    }

    it('is before a person, and until then nobody is told to pay again', async () => {
      const { hub, family, started, amount, tell } = await late()

      await tell(amount - 1, 'late:1')

      const review = await says(family, 'EN REVISION')
      expect(review.data).toMatchObject({ payAgainSafe: false, go: null })
      expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(409)
      const [exception, ...others] = await exceptions(hub)
      expect(others).toEqual([])
      expect(exception).toMatchObject({ kind: 'wrong-amount', reference: started.data?.reference })
      expect(JSON.parse(exception.facts)).toMatchObject({ expected: amount, seen: amount - 1 })
      await expectSound(hub)

      await resolve(hub, started.token, exception.id)

      expect((await says(family, 'RECHAZADO')).data?.payAgainSafe).toBe(true)
      await tell(amount - 1, 'late:again')
      await family.enrol(rightAndCosts)
      expect(await settled(hub)).toMatchObject({ order: 'paid', attempts: ['returned', 'approved'] })
      expect(await exceptions(hub)).toHaveLength(1)
      await expectSound(hub)
    })

    it('and another again, once the first was resolved, is before a person again', async () => {
      const { hub, family, started, amount, tell } = await late()
      await tell(amount - 1, 'late:1')
      await says(family, 'EN REVISION')
      const [first] = await exceptions(hub)
      await resolve(hub, started.token, first.id)
      await says(family, 'RECHAZADO')

      await tell(amount - 2, 'late:2')

      await says(family, 'EN REVISION')
      const [, second] = await exceptions(hub)
      expect(second).toMatchObject({ kind: 'wrong-amount', resolved_at: null })
      expect(JSON.parse(second.facts)).toMatchObject({ seen: amount - 2 })
      await expectSound(hub)
    })

    it('is before a person beside a second payment, and holds the order once that one comes to nothing', async () => {
      const { hub, family, amount, tell } = await late()
      const second = (await family.pay(await family.quote(wholeYear))).body
      await tell(amount - 1, 'late:1')
      await until(
        () => exceptions(hub),
        ({ length }) => length === 1,
      )
      expect((await family.check()).status).toBe('PENDIENTE')

      await family.chooseAtProvider(second, 'decline')

      const review = await says(family, 'EN REVISION')
      expect(review.data?.payAgainSafe).toBe(false)
      expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(409)
      await expectSound(hub)
    })

    it('of a family is before a person, and every child waits for them', async () => {
      const { hub, parent, payables, started } = await beginFamily({ database, settings: patient })
      await letFamilyExpire(hub)
      await parent.says(started.token, 'EXPIRADO')

      const { reference, amount } = started.data
      await new Provider(hub).decide(reference, { rawStatus: 'Aceptada', amount: amount - 1 })
      await askNow(hub)

      expect((await parent.says(started.token, 'EN REVISION')).data.payAgainSafe).toBe(false)
      expect((await parent.children()).map(({ state }) => state)).toEqual(['review', 'review'])
      expect((await parent.pay(payables)).status).toBe(409)
      const [exception, ...others] = await exceptions(hub)
      expect([exception.kind, ...others]).toEqual(['wrong-amount'])
      await expectSound(hub)
      await resolve(hub, started.token, exception.id)
      expect((await parent.pay(payables)).status).toBe(200)
    })

    it('of invoices is before a person, and the invoices wait for them', async () => {
      const { hub, guardian, payables, started } = await beginInvoices({ database, settings: patient })
      await askInvoicesAfterTheirTime(hub)
      await guardian.says(started.token, 'EXPIRADO')
      const second = (await guardian.pay(payables)).body

      const { reference, amount } = started.data
      const provider = new Provider(hub, 'invoices')
      await provider.decide(reference, { rawStatus: 'Aceptada', amount: amount + 1 })
      await askInvoices(hub)

      expect((await guardian.says(started.token, 'EN REVISION')).data.payAgainSafe).toBe(false)
      await guardian.choose(second, 'decline')
      await guardian.says(second.token, 'RECHAZADO')
      expect((await guardian.pay(payables)).status).toBe(409)
      const [exception, ...others] = await exceptions(hub)
      expect([exception.kind, ...others]).toEqual(['wrong-amount'])
      await expectSound(hub)
      await resolve(hub, started.token, exception.id)
      expect((await guardian.pay(payables)).status).toBe(200)
    })
  },
)

async function askInvoices({ hub }: TestHub): Promise<void> {
  await hub.app
    .database('payment_attempt')
    .where({ pays: 'invoices' })
    .update({ ask_at: '2020-01-01T00:00:00.000Z' })
  hub.app.work.trigger('reconcile-payments')
}

async function askInvoicesAfterTheirTime(hub: TestHub): Promise<void> {
  const { clock } = hub.hub.app
  await setSeasonClock(hub, new Date(clock.now().getTime() + 31 * 60_000).toISOString())
  await askInvoices(hub)
}

describe('A payment that everything went right with', () => {
  it('leaves what the provider took on its order', async () => {
    const { hub, family, started } = await beginPayment({ settings: curious })
    await family.chooseAtProvider(started, 'approve')

    expect(await settled(hub)).toMatchObject(onePaidEnrolment)
    const captures = await hub.hub.app.database('payment_capture')
    expect(captures).toEqual([
      expect.objectContaining({
        reference: started.data?.reference,
        amount: started.data?.amount,
        status: 'taken',
      }),
    ])
  })
})
