import { describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { askNow, beginFamily, letFamilyExpire, siblings } from '@matricula/hub/testing/families'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const patient = { payments: { askEverySeconds: 3600 } }
const curious = { payments: { askEverySeconds: 1 } }
const reason = 'Visto con el banco'

const exceptions = ({ hub }: TestHub) => hub.app.database('payment_exception').orderBy('id')
const delivered = ({ hub }: TestHub, code: string) => until(() => readBooks(hub.app, code), isDelivered)
const orders = async ({ hub }: TestHub) =>
  (await hub.app.database('enrollment_order').orderBy('student_code')).map(({ status }) => String(status))
const attempts = async ({ hub }: TestHub, code: string) => (await readBooks(hub.app, code)).attempts

/** The provider has approved, and does so without telling; the hub asks. */
async function approveLate(
  hub: TestHub,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<void> {
  await new Provider(hub).decide(reference, { rawStatus: 'Aceptada', amount })
  await askNow(hub)
}

describe.each(databases)('What the provider says of a family’s payment on $name', (database) => {
  it('is asked for when the callback is lost', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: curious })
    await new Provider(hub).misbehave({ lost: 'on' })

    await parent.choose(started, 'approve')

    await parent.says(started.token, 'APROBADO')
    expect(await hub.hub.app.database('callback_inbox')).toEqual([])
  })

  it('counts once, however often it comes', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: curious })
    await new Provider(hub).misbehave({ copies: '5', reversed: 'on' })

    await parent.choose(started, 'approve')

    await parent.says(started.token, 'APROBADO')
    for (const code of siblings) expect(await delivered(hub, code)).toMatchObject(onePaidEnrolment)
    expect(await exceptions(hub)).toEqual([])
  })

  it('waits for a person when the sum is wrong, and frees every child once it is resolved', async () => {
    const { hub, parent, payables, started } = await beginFamily({ database, settings: curious })
    await new Provider(hub).misbehave({ amountOff: '-1' })

    await parent.choose(started, 'approve')

    await parent.says(started.token, 'EN REVISION')
    expect((await parent.children()).map(({ state }) => state)).toEqual(['review', 'review'])
    expect((await parent.pay(payables)).status).toBe(409)
    const [exception, ...others] = await exceptions(hub)
    expect(others).toEqual([])
    expect(exception).toMatchObject({ kind: 'wrong-amount', reference: started.data.reference })
    expect(JSON.parse(exception.facts)).toMatchObject({ seen: started.data.amount - 1 })

    const finance = await signInStaff(hub, 'finance')
    const list = await finance.get<{ exceptions: number }[]>('/api/payments')
    expect(list.body.map((order) => order.exceptions)).toEqual([1, 1])
    const resolved = await finance.post(`/api/payments/${started.token}/resolve`, {
      exception: exception.id,
      outcome: 'refunded-by-hand',
      reason,
    })

    expect(resolved.body).toMatchObject({ of: 'family', token: started.token, state: 'resolved' })
    expect(await orders(hub)).toEqual(['open', 'open'])
    expect((await parent.pay(payables)).status).toBe(200)
  })

  it('nobody paid: every child is free when the time is over', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: patient })

    await letFamilyExpire(hub)

    const expired = await parent.says(started.token, 'EXPIRADO')
    expect(expired.data).toMatchObject({ payAgainSafe: true, go: null })
    expect(await orders(hub)).toEqual(['open', 'open'])
  })

  it('late of a payment that nobody repeated is honoured for every child', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: patient })
    await letFamilyExpire(hub)
    await parent.says(started.token, 'EXPIRADO')

    await approveLate(hub, started.data)

    await parent.says(started.token, 'APROBADO')
    for (const code of siblings) expect(await delivered(hub, code)).toMatchObject(onePaidEnrolment)
  })

  it('late, of a child that was paid alone meanwhile, is a task for that child alone', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: patient })
    await letFamilyExpire(hub)
    await parent.says(started.token, 'EXPIRADO')
    const child = await Family.signIn(hub, '10014')
    await child.enrol(rightAndCosts)
    await delivered(hub, '10014')

    await approveLate(hub, started.data)

    await parent.says(started.token, 'APROBADO')
    expect(await delivered(hub, '10013')).toMatchObject(onePaidEnrolment)
    const twice = await readBooks(hub.hub.app, '10014')
    expect(twice).toMatchObject({ receipts: 1, vendorOrders: 1, exceptions: ['duplicate-payment'] })
    expect(twice.attempts).toEqual(['duplicate', 'approved'])
    const [exception] = await exceptions(hub)
    const share = started.data.shares.find(({ student }) => student.code === '10014')
    expect(JSON.parse(exception.facts)).toMatchObject({ task: 'refund', amount: share?.amount })

    const finance = await signInStaff(hub, 'finance')
    const path = `/api/payments/${share?.token}/resolve`
    const byProvider = await finance.post(path, { exception: exception.id, outcome: 'refund', reason })
    const byHand = await finance.post(path, { exception: exception.id, outcome: 'refunded-by-hand', reason })
    expect([byProvider.status, byHand.status]).toEqual([422, 200])
  })

  it('late, of a child that has chosen something else meanwhile, is a task for that child alone', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: patient })
    await letFamilyExpire(hub)
    await parent.says(started.token, 'EXPIRADO')
    const child = await Family.signIn(hub, '10014')
    const other = await child.quote({ period: 2, method: 2, quotas: 0 })
    await child.pay(other)

    await approveLate(hub, started.data)

    await parent.says(started.token, 'APROBADO')
    expect(await delivered(hub, '10013')).toMatchObject(onePaidEnrolment)
    expect(await readBooks(hub.hub.app, '10014')).toMatchObject({
      order: 'paying',
      payments: [],
      exceptions: ['wrong-amount'],
    })
  })

  it('of money that went back is a task for every child, and none is told as paid', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: patient })
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'APROBADO')

    await new Provider(hub).change(started, 'reverse')

    await parent.says(started.token, 'EN REVISION')
    expect((await exceptions(hub)).map(({ kind }) => String(kind))).toEqual(['reversed', 'reversed'])
    expect(await orders(hub)).toEqual(['reversed', 'reversed'])
  })
})

describe('A share of a family’s payment', () => {
  it('is never asked about alone, whoever comes back from the provider', async () => {
    const { hub, parent, started } = await beginFamily({ settings: patient })
    const [share] = started.data.shares

    await hub.visitor().get(`/api/payments/return/card?token=${share?.token}`)
    hub.hub.app.work.trigger('reconcile-payments')
    await parent.choose(started, 'approve')

    await parent.says(started.token, 'APROBADO')
    expect(await attempts(hub, '10013')).toEqual(['approved'])
    expect(await hub.hub.app.database('payment_attempt').whereNotNull('ask_at')).toEqual([])
  })

  it('is told in the child’s own wizard as any payment of it', async () => {
    const { hub, started } = await beginFamily()

    const child = await Family.signIn(hub, '10014')

    const share = started.data.shares.find(({ student }) => student.code === '10014')
    expect(await child.check()).toMatchObject({
      status: 'PENDIENTE',
      token: share?.token,
      data: { amount: share?.amount, path: 'family', go: null, payAgainSafe: false },
    })
  })

  it('stands in the office’s timeline with what the provider said of the whole', async () => {
    const { hub, parent, started } = await beginFamily()
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'APROBADO')
    const finance = await signInStaff(hub, 'finance')

    const timeline = await finance.get<{ callbacks: { reference: string }[] }>(
      `/api/payments/${started.data.shares[0]?.token}/timeline`,
    )
    const found = await finance.get<{ student: string }[]>(`/api/payments?search=${started.data.reference}`)

    expect(timeline.body.callbacks.map(({ reference }) => reference)).toEqual([started.data.reference])
    expect(found.body.map(({ student }) => student).toSorted()).toEqual([...siblings])
  })
})
