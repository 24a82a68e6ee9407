import { describe, expect, it } from 'vitest'
import { PluginFault } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import { postOrder } from '../../../src/modules/accounting/post-order.ts'
import type { Message } from '../../../src/modules/outbox/deliver-outbox.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const code = '10001'
const project = '2025-2026'
const asking = () => ({ signal: AbortSignal.timeout(20_000), trace: 'test' })

/** A family that pays once accounting has met its trouble; prices and balance are fresh from before. */
async function enrolUnder(hub: TestHub, faults: 'unreachable' | 'hangs-up' | 'throttled' | 'refuses') {
  const family = await Family.signIn(hub, code)
  const started = (await family.pay(await family.quote(rightAndCosts))).body
  await faultsAt(hub.hub.app, 'accounting.main').injectFault(faults)
  await family.chooseAtProvider(started, 'approve')
  return { family, started }
}

/** Does not wait for the pause between two tries. */
async function hurry({ hub }: TestHub): Promise<void> {
  const at = hub.app.clock.wall().toISOString()
  await hub.app.database('outbox').where({ status: 'due' }).update({ due_at: at })
  hub.app.work.trigger('deliver-outbox')
}

async function accountingDelivery({ hub }: TestHub) {
  return hub.app.database('outbox').where({ topic: 'accounting.order' }).first()
}

/** The delivery that met the trouble; the hub leaves it alone until `hurry`. */
async function takeOver(hub: TestHub): Promise<Message> {
  const { payload, key, trace } = await until(
    () => accountingDelivery(hub),
    (delivery) => delivery?.last_fault != null,
  )
  await hub.hub.app.database('outbox').where({ key }).update({ due_at: '2999-01-01T00:00:00.000Z' })
  return { payload: JSON.parse(payload), key, trace, attempts: 1 }
}

describe.each(databases)('A paid order on $name', (database) => {
  it.each(['unreachable', 'throttled', 'hangs-up'] as const)(
    'has its receipt while accounting is %s, and its document once it answers again',
    async (faults) => {
      const hub = await runHub({ database })
      const { family } = await enrolUnder(hub, faults)
      const paid = await until(
        () => family.check(),
        ({ data }) => data?.receiptToken != null,
      )
      await until(
        () => accountingDelivery(hub),
        ({ attempts, last_fault }) => attempts > 0 && last_fault !== null,
      )
      const receipt = () =>
        family.visitor.get<{ accounting: object }>(`/api/enrollment/resume/${paid.data?.receiptToken}`)
      expect((await receipt()).body.accounting).toEqual({ status: 'pending', number: null })
      expect(await readBooks(hub.hub.app, code)).toMatchObject({
        receipts: 1,
        documents: 0,
        vendorOrders: 0,
      })

      await faultsAt(hub.hub.app, 'accounting.main').clearFault()
      await hurry(hub)

      const books = await until(() => readBooks(hub.hub.app, code), isDelivered)
      expect(books).toMatchObject(onePaidEnrolment)
      expect((await receipt()).body.accounting).toEqual({
        status: 'posted',
        number: expect.stringMatching(/^7/),
      })
    },
  )

  it('is adopted when accounting took it and hung up, and never sent twice', async () => {
    const hub = await runHub({ database })
    await enrolUnder(hub, 'unreachable')
    const { app } = hub.hub
    const message = await takeOver(hub)
    await faultsAt(app, 'accounting.main').clearFault()
    const { accounting } = app.plugins
    const hangingUp: typeof accounting = {
      ...accounting,
      async createOrder(order, write) {
        await accounting.createOrder(order, write)
        throw new PluginFault('unknown-outcome', 'the line broke')
      },
    }

    const record = await postOrder({ ...app, plugins: { ...app.plugins, accounting: hangingUp } })(
      message,
      asking().signal,
    )
    await inTransaction(app.database, record)
    await hurry(hub)

    expect(await until(() => readBooks(app, code), isDelivered)).toMatchObject(onePaidEnrolment)
    const [order] = await accounting.ordersOf(code, project, asking())
    const document = await app.database('accounting_document').first()
    expect(document).toMatchObject({ ref: order?.ref, number: order?.number, total: order?.total })
  })

  it('is adopted when accounting had it although nobody wrote it down', async () => {
    const hub = await runHub({ database })
    await enrolUnder(hub, 'unreachable')
    const { app } = hub.hub
    const message = await takeOver(hub)
    await faultsAt(app, 'accounting.main').clearFault()

    // As when the process dies after the vendor's answer.
    await postOrder(app)(message, asking().signal)
    expect(await readBooks(app, code)).toMatchObject({ vendorOrders: 1, documents: 0 })
    await hurry(hub)

    expect(await until(() => readBooks(app, code), isDelivered)).toMatchObject(onePaidEnrolment)
  })

  it('that accounting refuses waits for a person with the reason while the others go on', async () => {
    const hub = await runHub({ database })
    await enrolUnder(hub, 'refuses')

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ deliveries }) =>
        deliveries['accounting.order'] === 'on_hold' && deliveries['notice.receipt'] === 'done',
    )

    expect(books).toMatchObject({ order: 'paid', receipts: 1, documents: 0, vendorOrders: 0 })
    expect((await accountingDelivery(hub)).last_fault).toMatch(/^rejected: .*switched to refuse/)
    await faultsAt(hub.hub.app, 'accounting.main').clearFault()
    const other = await Family.signIn(hub, '10003')
    await other.enrol(rightAndCosts)
    const others = await until(() => readBooks(hub.hub.app, '10003'), isDelivered)
    expect(others).toMatchObject(onePaidEnrolment)
    expect((await accountingDelivery(hub)).attempts).toBe(1)
  })

  it('of a student who has another order in accounting waits for a person', async () => {
    const hub = await runHub({ database })
    const { accounting } = hub.hub.app.plugins
    const line = {
      itemCode: 'CA-0001',
      name: 'Derecho de matrícula',
      quantity: 1,
      taxCode: 'EXENTO',
      unitPrice: 3_800_000,
      discountPercent: 0,
      project,
      shipDate: '2025-07-28',
      fields: {},
    }
    const byHand = await accounting.createOrder(
      {
        reference: 'a-mano-1',
        partnerCode: `C${code}`,
        numAtCard: code,
        dueDate: '2025-07-28',
        project,
        lines: [line],
      },
      { ...asking(), key: 'by hand' },
    )

    await (await Family.signIn(hub, code)).enrol(rightAndCosts)

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ deliveries }) => deliveries['accounting.order'] === 'on_hold',
    )
    expect(books).toMatchObject({ order: 'paid', documents: 0, vendorOrders: 1 })
    expect((await accountingDelivery(hub)).last_fault).toContain(byHand.number)
  })

  it('has in accounting what its charges sum to, and has charged now what was paid', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, code)
    const quote = await family.quote({ period: 2, method: 2, quotas: 0 })
    await family.enrol({ period: 2, method: 2, quotas: 0 })
    await until(() => readBooks(hub.hub.app, code), isDelivered)

    const charges: { unit_price: number; paid_now: number }[] = await hub.hub.app.database('charge')
    const sumOf = (some: typeof charges) => some.reduce((total, { unit_price }) => total + unit_price, 0)
    const [order] = await hub.hub.app.plugins.accounting.ordersOf(code, project, asking())

    expect(sumOf(charges)).toBe(order?.total)
    expect(sumOf(charges)).toBe(quote.totals.subtotal + quote.totals.later)
    expect(sumOf(charges.filter(({ paid_now }) => paid_now === 1))).toBe(quote.totals.totalV)
  })
})
