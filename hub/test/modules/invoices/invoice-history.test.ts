import { beforeAll, describe, expect, it } from 'vitest'
import type { PastPayment } from '../../../src/modules/invoices/invoice-payment.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { beginInvoices, Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { useHub } from '@matricula/hub/testing/test-hub'

const history = (guardian: Guardian, query = '') =>
  guardian.visitor.get<PastPayment[]>(`/api/invoices/payments${query}`)

describe.each(databases)('The history of a guardian on $name', (database) => {
  it('has every payment, the newest first, with its documents and how it ended', async () => {
    const { hub, guardian, payables, started } = await beginInvoices({ database })
    await guardian.choose(started, 'decline')
    await guardian.says(started.token, 'RECHAZADO')
    const [first] = payables
    if (first === undefined) throw new Error('10003 owes something')
    // Two payments of one test may begin in the same millisecond.
    await hub.hub.app
      .database('payment_attempt')
      .where({ pays: 'invoices' })
      .update({ started_at: '2025-06-01T15:00:00.000Z' })
    const again = (await guardian.pay([first])).body

    const { body, headers } = await history(guardian)

    expect(headers.get('x-total-count')).toBe('2')
    expect(body.map(({ token, status }) => [token, status])).toEqual([
      [again.token, 'PENDIENTE'],
      [started.token, 'RECHAZADO'],
    ])
    expect(body[1]).toEqual({
      token: started.token,
      status: 'RECHAZADO',
      reference: started.data.reference,
      providerRef: expect.any(String),
      amount: 1_250_000,
      means: 'pse',
      reason: 'Fondos insuficientes',
      since: '2025-06-01T10:00:00-05:00',
      finishedAt: expect.stringMatching(/^2025-06-19T10:/),
      documents: payables.map((one) => ({ ...one, surcharge: 0, discount: 0, refunds: [] })),
    })
    expect(body[0]?.documents).toEqual([{ ...first, surcharge: 0, discount: 0, refunds: [] }])
    expect(body[0]?.finishedAt).toBeNull()
  })

  it('comes in pages and in the order that is asked for', async () => {
    const { guardian, payables, started } = await beginInvoices({ database })
    await guardian.choose(started, 'decline')
    await guardian.says(started.token, 'RECHAZADO')
    const [first] = payables
    if (first === undefined) throw new Error('10003 owes something')
    const small = (await guardian.pay([{ ...first }])).body

    const page = await history(guardian, '?page[size]=1&page[number]=2&sort=amount')
    const beyond = await history(guardian, '?page[size]=1&page[number]=3')

    expect(page.body.map(({ token }) => token)).toEqual([started.token])
    expect(small.data.amount).toBeLessThan(started.data.amount)
    expect([page.headers.get('x-total-count'), beyond.body]).toEqual(['2', []])
  })
})

describe('The history of invoice payments', () => {
  const theHub = useHub()
  let guardian: Guardian
  beforeAll(async () => {
    guardian = await Guardian.comes(theHub())
  })

  it('is empty for who has paid nothing, whatever others have paid', async () => {
    const { hub } = await beginInvoices()
    const stranger = await Guardian.comes(hub, 'familia.10001@example.com')

    const { status, body } = await history(stranger)

    expect([status, body]).toEqual([200, []])
  })

  it.each(['?page[size]=0', '?page[size]=501', '?page[number]=0', '?sort=token', '?student=10003'])(
    'refuses %s',
    async (query) => {
      const answer = await history(guardian, query)
      expect([answer.status, problemOf(answer).code]).toEqual([400, 'BAD_REQUEST'])
    },
  )
})
