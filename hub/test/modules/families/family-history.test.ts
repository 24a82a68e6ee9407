import { describe, expect, it } from 'vitest'
import type { PastFamilyPayment } from '../../../src/modules/families/family-payment.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily, Parent } from '@matricula/hub/testing/families'
import { problemOf } from '@matricula/hub/testing/problem'
import { until } from '@matricula/hub/testing/until'

const history = ({ visitor }: Parent, query = '') =>
  visitor.get<PastFamilyPayment[]>(`/api/family/payments${query}`)

const hasReceipts = (payment: PastFamilyPayment | undefined) =>
  payment?.shares.every(({ receiptToken }) => receiptToken !== null) ?? false

describe.each(databases)('The payments of a guardian for several children on $name', (database) => {
  it('are listed, the newest first, with each child’s part and how they ended', async () => {
    const { hub, parent, payables, started } = await beginFamily({ database })
    await parent.choose(started, 'decline')
    await parent.says(started.token, 'RECHAZADO')
    // Two payments of one test may begin in the same millisecond.
    await hub.hub.app
      .database('payment_attempt')
      .where({ pays: 'orders' })
      .update({ started_at: '2025-06-01T15:00:00.000Z' })
    const again = (await parent.pay(await parent.payables())).body
    await parent.choose(again, 'approve')
    await parent.says(again.token, 'APROBADO')

    const { body, headers } = await until(
      () => history(parent),
      (seen) => hasReceipts(seen.body[0]),
    )

    expect(headers.get('x-total-count')).toBe('2')
    expect(body.map(({ token, status, amount }) => [token, status, amount])).toEqual([
      [again.token, 'APROBADO', again.data.amount],
      [started.token, 'RECHAZADO', started.data.amount],
    ])
    const parts = payables.map(({ student, shownTotal }) => [student, shownTotal])
    for (const { shares } of body)
      expect(shares.map(({ student, amount }) => [student.code, amount])).toEqual(parts)
    expect(body[1]?.shares.map(({ receiptToken }) => receiptToken)).toEqual([null, null])
    expect(body[1]).toMatchObject({
      reference: started.data.reference,
      means: 'card',
      reason: 'Fondos insuficientes',
      since: '2025-06-01T10:00:00-05:00',
      finishedAt: expect.stringMatching(/^2025-06-19T10:/),
    })
    expect(body[1]?.shares[0]?.student.name).toMatch(/\S+ \S+/)
  })

  it('come in pages, and are nobody else’s', async () => {
    const { hub, parent, started } = await beginFamily({ database })
    const stranger = await Parent.comes(hub, 'familia.10001@example.com')

    expect((await history(parent, '?page[size]=1')).body.map(({ token }) => token)).toEqual([started.token])
    expect((await history(parent, '?page[size]=1&page[number]=2')).body).toEqual([])
    expect((await history(stranger)).body).toEqual([])
    const refused = await history(parent, '?sort=token')
    expect([refused.status, problemOf(refused).code]).toEqual([400, 'BAD_REQUEST'])
  })
})
