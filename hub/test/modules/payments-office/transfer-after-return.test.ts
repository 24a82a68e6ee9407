import { describe, expect, it } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { onlyContestable, open, opening, readToldDisputes } from '@matricula/hub/testing/disputes'
import { only, settings } from '@matricula/hub/testing/exceptions'
import { beginFamily } from '@matricula/hub/testing/families'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { aPaidOrder, broken, giveBack, refundsOf, sums } from './a-refund.ts'
import { giveBackOf, invoiceRefundsOf, named, paidInvoices } from './an-invoice-refund.ts'

const asked = 3_000_000
const total = 4_750_000
const transfer = { reference: 'Transferencia 4711', day: '2025-06-19' }

const record = (finance: Visitor, id: string, day = transfer.day) =>
  finance.post(`/api/refunds/${id}/done`, { ...transfer, day })

const cancel = (finance: Visitor, id: string) =>
  finance.post(`/api/refunds/${id}/refused`, { reason: 'El banco devolvió el pago' })

/** The money of an order that waits for its transfer. */
async function waiting(options: Parameters<typeof aPaidOrder>[0]) {
  const paid = await aPaidOrder({ settings, ...options })
  expect(paid.amount).toBe(total)
  const { body } = await giveBack(paid.finance, paid.token, { way: 'bank', amount: asked })
  const takeBack = async () => {
    await paid.provider.change(paid.started, 'reverse')
    await says(paid.family, 'EN REVISION')
  }
  return { ...paid, sent: body.id, takeBack }
}

async function returned({ hub }: TestHub): Promise<void> {
  const taken = () => hub.app.database('posting').where({ reason: 'returned' })
  await until(taken, (rows) => rows.length > 0)
}

function whatIsWrong(answer: Parameters<typeof problemOf>[0]) {
  const { code, errors } = problemOf(answer)
  return [code, Object.keys(errors ?? {})]
}

describe.each(databases)(
  'A transfer that waits on $name while the provider takes the payment back',
  (database) => {
    it('is recorded no more and is to be cancelled (payments-55)', async () => {
      const { hub, finance, token, sent, takeBack } = await waiting({ database })
      await takeBack()

      expect(whatIsWrong(await record(finance, sent))).toEqual(['BAD_INPUT', ['day']])

      expect((await refundsOf(finance, token)).refunds).toMatchObject([{ status: 'sent' }])
      expect((await cancel(finance, sent)).status).toBe(200)
      expect(await sums(hub)).toEqual({ 'to-post': total, 'accounting/main': -total })
      expect(await broken(hub)).toEqual([])
    })

    it('is recorded as of a day before: it went back twice (payments-55)', async () => {
      const { hub, finance, sent, takeBack } = await waiting({ database })
      await setSeasonClock(hub, '2025-06-20T12:00:00-05:00')
      await takeBack()

      expect(whatIsWrong(await record(finance, sent, '2025-06-20'))).toEqual(['BAD_INPUT', ['day']])
      expect((await record(finance, sent)).status).toBe(200)

      expect(await sums(hub)).toEqual({
        'bank/refunds': -asked,
        unapplied: asked,
        'to-post': total,
        'accounting/main': -total,
      })
      expect(await broken(hub)).toEqual([])
    })

    it('is to be cancelled of one child of several too (payments-55)', async () => {
      const { hub, parent, started } = await beginFamily({ database, settings })
      await parent.choose(started, 'approve')
      await parent.says(started.token, 'APROBADO')
      const finance = await signInStaff(hub, 'finance')
      const [order]: { token: string }[] = (await finance.get<{ token: string }[]>('/api/payments')).body
      const { body } = await giveBack(finance, String(order?.token), { way: 'bank' })
      await new Provider(hub).change(started, 'reverse')
      await returned(hub)

      expect(whatIsWrong(await record(finance, body.id))).toEqual(['BAD_INPUT', ['day']])
      expect((await cancel(finance, body.id)).status).toBe(200)
      expect(await sums(hub)).not.toHaveProperty('bank/refunds')
      expect(await broken(hub)).toEqual([])
    })

    it('is to be cancelled of an invoice too (payments-55)', async () => {
      const { hub, finance, token, larger, started } = await paidInvoices({ database, settings })
      const asked = { document: named(larger), amount: 50_000, way: 'bank' }
      const { body } = await giveBackOf(finance, token, asked)
      await new Provider(hub, 'invoices').change(started, 'reverse')
      await returned(hub)

      expect(whatIsWrong(await record(finance, body.id))).toEqual(['BAD_INPUT', ['day']])
      expect((await invoiceRefundsOf(finance, token)).refunds).toMatchObject([{ status: 'sent' }])
      expect((await cancel(finance, body.id)).status).toBe(200)
      expect(await broken(hub)).toEqual([])
    })
  },
)

describe.each(databases)(
  'A transfer that waits on $name while its provider tells of a dispute',
  (database) => {
    async function told(options: Parameters<typeof aPaidOrder>[0]) {
      const begun = await waiting(options)
      const { hub, provider, started, finance } = begun
      return {
        ...begun,
        tell: async () => {
          await provider.change(started, 'contest')
          await readToldDisputes(hub)
          expect(await only(finance)).toMatchObject({ kind: 'dispute-told' })
        },
      }
    }

    it('is to be cancelled, and then the dispute is recorded (payments-55)', async () => {
      const { hub, finance, token, sent, tell } = await told({ database })
      const { payment, contestable: amount } = await onlyContestable(finance, token)
      expect(problemOf(await open(finance, opening({ payment, amount }))).code).toBe('REFUND_UNDER_WAY')
      await tell()

      expect(whatIsWrong(await record(finance, sent))).toEqual(['BAD_INPUT', ['day']])
      expect((await cancel(finance, sent)).status).toBe(200)
      await readToldDisputes(hub)

      const { body } = await finance.get<readonly { status: string; amount: number }[]>('/api/disputes')
      expect(body).toMatchObject([{ status: 'opened', amount: total }])
      expect(await broken(hub)).toEqual([])
    })

    it('is recorded as of a day before the dispute (payments-55)', async () => {
      const { hub, finance, sent, tell } = await told({ database })
      await setSeasonClock(hub, '2025-06-20T12:00:00-05:00')
      await tell()

      expect(whatIsWrong(await record(finance, sent, '2025-06-20'))).toEqual(['BAD_INPUT', ['day']])
      expect((await record(finance, sent)).status).toBe(200)
      expect(await broken(hub)).toEqual([])
    })
  },
)
