import { describe, expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { onlyContestable, open, opening, say, why } from '@matricula/hub/testing/disputes'
import { list, resolve, settings } from '@matricula/hub/testing/exceptions'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { withPaidParts } from '@matricula/hub/testing/splits'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'
import type { ReceiptView } from '../../../src/modules/receipts/receipt-document.ts'
import type { RefundReceiptView } from '../../../src/modules/receipts/refund-receipt.view.ts'
import { giveBack } from '../payments-office/a-refund.ts'

const total = 4_750_000
const mothers = 2_375_000

async function threePaid(options: Parameters<typeof withPaidParts>[1] = {}) {
  const order = await withPaidParts(3, options)
  const { token, data } = await order.family.check()
  const receiptToken = data?.receiptToken ?? ''
  const read = async <Body>(path: string) => (await order.hub.visitor().get<Body>(path)).body
  const receipt = () => read<ReceiptView>(`/api/enrollment/resume/${receiptToken}`)
  const refundReceipt = (place: number) =>
    read<RefundReceiptView>(`/api/receipts/${receiptToken}/refunds/${place}`)
  return { ...order, token, receiptToken, receipt, refundReceipt }
}

const listed = async (finance: Visitor) => (await finance.get('/api/splits')).body

/** The provider takes the first part back, and finance is told. */
async function takeMothersBack({ hub, finance, paid: [first] }: Awaited<ReturnType<typeof threePaid>>) {
  if (first === undefined) throw new Error('three have paid')
  const told = (await list(finance)).body.length
  await new Provider(hub).change(first, 'reverse')
  await until(
    async () => (await list(finance)).body,
    ({ length }) => length > told,
  )
  await settled(hub)
}

async function transfer(finance: Visitor, token: string, amount: number): Promise<void> {
  const { body, text } = await giveBack(finance, token, { way: 'bank', amount, key: `back-${amount}` })
  const done = { reference: 'T-4711', day: '2025-06-19' }
  if ((await finance.post(`/api/refunds/${body.id}/done`, done)).status !== 200) throw new Error(text)
}

async function onPaper({ url }: TestHub, token: string): Promise<string> {
  const pdf = await fetch(`${url}/api/receipts/${token}.pdf`)
  return readPdf(Buffer.from(await pdf.arrayBuffer())).text.replaceAll(/\s+/g, ' ')
}

describe.each(databases)('What is told as paid of an order in parts, on $name', (database) => {
  it('is without what was given back and what a provider took back', async () => {
    const order = await threePaid({ database })
    const { hub, finance, token, receiptToken, receipt, refundReceipt } = order
    expect(await receipt()).toMatchObject({ netPaid: total, takenBack: 0 })
    await transfer(finance, token, 1_000_000)
    expect(await listed(finance)).toMatchObject([{ total, paid: total - 1_000_000, paid_parts: 3 }])

    await takeMothersBack(order)

    expect(await listed(finance)).toMatchObject([{ paid: 1_875_000, paid_parts: 2 }])
    expect(await receipt()).toMatchObject({ inForce: true, netPaid: 1_875_000, takenBack: 1_875_000 })
    const paper = await onPaper(hub, receiptToken)
    expect(paper).toMatch(/El banco lo devolvió a quien pagó.*\$1\.875\.000.*Queda pagado.*\$1\.875\.000/)
    await transfer(finance, token, 875_000)
    expect((await refundReceipt(1)).payment.netPaid).toBe(total - 1_000_000)
    expect((await refundReceipt(2)).payment.netPaid).toBe(1_000_000)
    expect(await listed(finance)).toMatchObject([{ paid: 1_000_000, paid_parts: 2 }])
  })

  it('is without a part that the school has lost in a dispute', async () => {
    const { finance, paid, receipt } = await threePaid({ database })
    const contestable = await onlyContestable(finance, String(paid[0]?.data.providerRef))
    const { body: dispute } = await open(finance, opening({ ...contestable, amount: mothers }))
    expect(await receipt()).toMatchObject({ netPaid: total, takenBack: 0 })

    await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })

    expect(await receipt()).toMatchObject({ inForce: true, netPaid: mothers, takenBack: mothers })
    expect(await listed(finance)).toMatchObject([{ paid: mothers, paid_parts: 2 }])
  })

  it('is nothing once all of it went back, and once parts of one that ended did', async () => {
    const whole = await threePaid({ database })
    await transfer(whole.finance, whole.token, total)
    expect(await listed(whole.finance)).toMatchObject([{ status: 'complete', paid: 0, paid_parts: 0 }])

    const { hub, finance } = await withPaidParts(1, { database, settings })
    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await endSplits(hub.hub.app)
    expect(await listed(finance)).toMatchObject([{ status: 'ended', paid: mothers, paid_parts: 1 }])
    for (const exception of (await list(finance)).body) await resolve(finance, exception, 'refund')
    expect(await listed(finance)).toMatchObject([{ status: 'ended', paid: 0, paid_parts: 0 }])
  })
})
