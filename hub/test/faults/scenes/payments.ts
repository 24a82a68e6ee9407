import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { type Family, type PaymentBody, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { until } from '@matricula/hub/testing/until'
import { nextFamily } from '../line-of-families.ts'
import { asAlways, pressing, type Scene, waits } from '../scene.ts'
import { aDay } from './a-day.ts'
import { common } from './common.ts'

const past = '2020-01-01T00:00:00.000Z'

async function begin(hub: TestHub): Promise<{ family: Family; started: PaymentBody }> {
  const family = await nextFamily(hub)
  return { family, started: (await family.pay(await family.quote(rightAndCosts))).body }
}

async function expectPaidOnce({ hub }: TestHub, { code }: Family): Promise<void> {
  const books = await until(() => readBooks(hub.app, code), isDelivered)
  expect(books).toMatchObject({ ...onePaidEnrolment, payments: [{ status: 'APROBADO' }] })
}

const byCallback: Scene = {
  act: 'A payment is settled when the provider calls back',
  recovery: 'by itself',
  async prepare(hub) {
    const { family, started } = await begin(hub)
    const { database, clock, work } = hub.hub.app
    const row = { reference: started.data?.reference }
    const told = () =>
      until(
        () => database('callback_inbox').where(row).first(),
        (kept) => kept?.status === 'done' || kept?.last_fault != null,
      )
    return {
      async duringFault() {
        await family.chooseAtProvider(started, 'approve')
        const { status } = await told()
        expect((await family.check()).status).toBe(status === 'done' ? 'APROBADO' : 'PENDIENTE')
        return status === 'done' ? asAlways : waits
      },
      async onceWell() {
        await database('callback_inbox').where(row).update({ due_at: clock.wall().toISOString() })
        work.trigger('settle-callbacks')
        await expectPaidOnce(hub, family)
      },
    }
  },
}

const byAsking: Scene = {
  act: 'A payment whose callback is lost is asked about',
  recovery: 'by itself',
  async prepare(hub) {
    const { family, started } = await begin(hub)
    const { database, work } = hub.hub.app
    const provider = new Provider(hub)
    await provider.misbehave({ lost: 'on' })
    await family.chooseAtProvider(started, 'approve')
    await provider.misbehave({})
    const attempt = () => database('payment_attempt').where({ reference: started.data?.reference })
    const ask = async () => {
      await attempt().update({ ask_at: past })
      work.trigger('reconcile-payments')
    }
    return {
      async duringFault() {
        await ask()
        const { status } = await until(
          () => attempt().first(),
          ({ ask_at }) => ask_at !== past,
        )
        return status === 'approved' ? asAlways : waits
      },
      async onceWell() {
        await ask()
        await expectPaidOnce(hub, family)
      },
    }
  },
}

interface Duplicate {
  readonly id: number
  readonly token: string
}

/** The bank approves what it had declined, once the family has paid otherwise. */
async function paidTwice(hub: TestHub, finance: Visitor): Promise<Duplicate> {
  const { family, started } = await begin(hub)
  await family.chooseAtProvider(started, 'decline')
  await until(
    () => family.check(),
    ({ status }) => status === 'RECHAZADO',
  )
  await family.chooseAtProvider((await family.pay(await family.quote(rightAndCosts))).body, 'approve')
  await expectPaidOnce(hub, family)
  const { reference = '', amount = 0 } = started.data ?? {}
  const provider = new Provider(hub)
  await provider.decide(reference, { rawStatus: 'Aceptada', amount })
  const callback = { eventId: `late:${reference}`, reference, status: 'Aceptada', amount }
  await provider.call(provider.written(callback))
  const [duplicate] = await until(
    async () => (await finance.get<Duplicate[]>(`/api/payments/exceptions?search=${reference}`)).body,
    ({ length }) => length === 1,
  )
  if (duplicate === undefined) throw new Error('there is one')
  return duplicate
}

const refunding = pressing('Finance gives a second payment back', async (hub) => {
  const finance = await signInStaff(hub, 'finance')
  const { id, token } = await paidTwice(hub, finance)
  const said = { exception: id, outcome: 'refund', reason: 'Pagó dos veces' }
  return () => finance.post(`/api/payments/${token}/resolve`, said)
})

export const paymentsScenes: readonly Scene[] = [
  ...common,
  pressing('A family that knows its price pays', async (hub) => {
    const family = await nextFamily(hub)
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()
    return async () => {
      const same = await family.pay(quote, {}, key)
      // What the provider never took up has ended, and the screen begins another.
      return same.body.status === 'RECHAZADO' ? family.pay(quote) : same
    }
  }),
  byCallback,
  byAsking,
  refunding,
  aDay((hub) => signInStaff(hub, 'finance')),
]
