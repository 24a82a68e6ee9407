import type { PageResponse } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { aPayment, anAccounting, anOrder, aLine, aRead, aWrite } from './support/an-accounting.ts'

function pagesOf({ pages }: ReturnType<typeof anAccounting>) {
  if (pages === undefined) throw new Error('the sandbox has pages')
  const common = { query: {}, form: {}, locale: 'es-CO' } as const
  return {
    get: (path: string) => pages.handle({ ...common, method: 'GET', path }),
    post: (path: string, form: Record<string, string>) =>
      pages.handle({ ...common, method: 'POST', path, form }),
  }
}

function jsonOf(answer: PageResponse) {
  if (answer.is !== 'json') throw new Error('no JSON')
  return answer.value
}

describe('The books', () => {
  it('tell in sums what was ever booked, with its lines for each partner', async () => {
    const accounting = anAccounting()
    const { get } = pagesOf(accounting)
    const lines = [aLine({ unitPrice: 3_800_000 }), aLine({ itemCode: 'CM-0001-1', unitPrice: 200_000 })]
    await accounting.createOrder(anOrder({ lines }), aWrite('order'))
    await accounting.incomingPayments.record(aPayment({ partnerCode: 'C10001' }), aWrite('payment'))
    expect(jsonOf(await get('books'))).toEqual({
      orders: { count: 1, total: 4_000_000 },
      payments: { count: 1, total: 500_000 },
    })
    expect(jsonOf(await get('partners/C10001'))).toMatchObject({
      orders: [{ reference: 'MAT-1', total: 4_000_000, lines: [{ unitPrice: 3_800_000 }, {}] }],
      payments: [{ reference: 'PAY-1', amount: 500_000 }],
    })
  })

  it('tell of a payment whether it is on account', async () => {
    const accounting = anAccounting()
    const { get } = pagesOf(accounting)
    const { documents: _documents, ...given } = aPayment({ partnerCode: 'C10001', reference: 'ACC-1' })
    await accounting.onAccount.record(given, aWrite('on account'))
    await accounting.incomingPayments.record(aPayment({ partnerCode: 'C10001' }), aWrite('payment'))
    const { payments } = jsonOf(await get('partners/C10001')) as { readonly payments: readonly object[] }
    expect(payments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reference: 'ACC-1', onAccount: true }),
        expect.objectContaining({ reference: 'PAY-1', onAccount: false }),
      ]),
    )
  })

  it('tell of an order the day on which its student left', async () => {
    const accounting = anAccounting()
    const { get } = pagesOf(accounting)
    await accounting.createOrder(anOrder(), aWrite('order'))
    expect(jsonOf(await get('partners/C10001'))).toMatchObject({ orders: [{ leftOn: null }] })
    const leaving = { reference: 'MAT-1', day: '2025-08-31', reason: 'retiro' }
    await accounting.withdrawals?.cancel(leaving, aWrite('leaving'))
    expect(jsonOf(await get('partners/C10001'))).toMatchObject({ orders: [{ leftOn: '2025-08-31' }] })
  })

  it('tell nothing of one partner to another, or of who is none', async () => {
    const accounting = anAccounting()
    const { get } = pagesOf(accounting)
    await accounting.createOrder(anOrder(), aWrite('order'))
    for (const path of ['partners/C10002', 'partners/PROV0042', 'partners/']) {
      expect(jsonOf(await get(path))).toEqual({ orders: [], payments: [] })
    }
  })

  it('are a page for a person too, and what is not there says so', async () => {
    const { get } = pagesOf(anAccounting())
    expect(await get('')).toMatchObject({ is: 'html', status: 200 })
    expect(await get('elsewhere')).toMatchObject({ is: 'html', status: 404 })
  })
})

it('Fails as its page of faults says, and heals', async () => {
  const accounting = anAccounting()
  const { post } = pagesOf(accounting)
  await post('switches', { trouble: 'unreachable' })
  await expect(accounting.projects(aRead())).rejects.toMatchObject({ code: 'unreachable' })
  await post('switches', { trouble: '' })
  await expect(accounting.projects(aRead())).resolves.not.toHaveLength(0)
})
