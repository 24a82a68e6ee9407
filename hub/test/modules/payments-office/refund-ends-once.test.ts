import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { problemOf } from '@matricula/hub/testing/problem'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { aPaidOrder, broken, giveBack, part, type RefundBody, refundsOf, sums } from './a-refund.ts'

const day = '2025-06-19'

/** The money of an order that waits for its transfer. */
async function waiting(options: Parameters<typeof aPaidOrder>[0]) {
  const paid = await aPaidOrder({ settings, ...options })
  const { body } = await giveBack(paid.finance, paid.token, { way: 'bank' })
  const kept = async () => (await refundsOf(paid.finance, paid.token)).refunds[0]
  return { ...paid, id: body.id, kept }
}

const record = (finance: Visitor, id: string, reference: string) =>
  finance.post<RefundBody>(`/api/refunds/${id}/done`, { reference, day })

const cancel = (finance: Visitor, id: string) =>
  finance.post<RefundBody>(`/api/refunds/${id}/refused`, { reason: 'Cuenta errada' })

describe.each(databases)(
  'A transfer that waits on $name, of which two say at once how it ended,',
  (database) => {
    it('is done or cancelled, as the first said, and the other is told that it has ended (payments-44)', async () => {
      const { hub, finance, id, kept } = await waiting({ database })

      const both = await Promise.all([record(finance, id, 'T-1'), cancel(finance, id)])

      const lost = both.filter(({ status }) => status !== 200)
      expect(lost.map((answer) => problemOf(answer).code)).toEqual(['REFUND_ENDED'])
      expect((await kept())?.status).toBe(both[0].status === 200 ? 'done' : 'refused')
      expect(await broken(hub)).toEqual([])
    })

    it('is done by one reference, and who said another is told that it has ended (payments-44)', async () => {
      const { hub, finance, id, kept } = await waiting({ database })

      const both = await Promise.all([record(finance, id, 'T-1'), record(finance, id, 'T-2')])

      const lost = both.filter(({ status }) => status !== 200)
      expect(lost.map((answer) => problemOf(answer).code)).toEqual(['REFUND_ENDED'])
      expect((await kept())?.reference).toBe(both[0].status === 200 ? 'T-1' : 'T-2')
      expect(await sums(hub)).toMatchObject({ 'bank/refunds': -part })
      expect(await broken(hub)).toEqual([])
    })

    it('is done once, and both are answered where they say the same (payments-44)', async () => {
      const { hub, finance, id } = await waiting({ database })

      const both = await Promise.all([record(finance, id, 'T-1'), record(finance, id, 'T-1')])

      expect(both.map(({ status, body }) => [status, body.status, body.reference])).toEqual([
        [200, 'done', 'T-1'],
        [200, 'done', 'T-1'],
      ])
      expect(await sums(hub)).toMatchObject({ 'bank/refunds': -part })
      expect(await hub.hub.app.database('audit').where({ act: 'refund.done' })).toHaveLength(1)
      expect(await broken(hub)).toEqual([])
    })

    it('is cancelled once (payments-44)', async () => {
      const { hub, finance, id, kept } = await waiting({ database })

      const both = await Promise.all([cancel(finance, id), cancel(finance, id)])

      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      expect((await kept())?.status).toBe('refused')
      expect(await broken(hub)).toEqual([])
    })
  },
)
