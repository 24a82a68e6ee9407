import { describe, expect, it } from 'vitest'
import { aCheckout, aGateway, call, htmlOf } from './support/gateway.ts'

describe('starting a checkout', () => {
  it('answers the form the browser posts, with buyer, extras, response URL and signature', async () => {
    const { adapter, kit } = await aGateway()
    const start = await adapter.startCheckout(aCheckout(), { ...call, key: 'k1' })
    expect(start).toMatchObject({
      is: 'form',
      action: kit.pageUrl('checkout').href,
      fields: {
        merchant: 'COLEGIO-1',
        invoice: 'MAT-0001',
        value: '4750000',
        currency: 'COP',
        description: 'Matrícula 2025-2026',
        extra1: '10001',
        extra2: '2025-2026',
        extra3: 'Matriculas',
        responseUrl: 'http://hub.example/enrollment/checkout',
        // printf 'COLEGIO-1^a secret of the sandbox^MAT-0001^4750000^COP' | sha256sum
        signature: '97622d80c6d69d0394e90f617fd2b320eaee45f23c9b3627c9e7d6f8de52109f',
      },
      prefill: {
        buyerName: 'Ana',
        buyerLastname: 'Ruiz',
        buyerDocument: '52000111',
        buyerEmail: 'ana@example.com',
        buyerPhone: '3001234567',
      },
    })
  })

  it('keeps one payment however often the same key comes at once', async () => {
    const { adapter, kit } = await aGateway()
    const starts = await Promise.all(
      [1, 2, 3, 4].map(() => adapter.startCheckout(aCheckout(), { ...call, key: 'k1' })),
    )
    expect(new Set(starts.map((start) => JSON.stringify(start))).size).toBe(1)
    expect(await kit.memo.list('payment:')).toHaveLength(1)
  })

  it('refuses a reference that another act has taken, and names what is there', async () => {
    const { adapter } = await aGateway()
    const first = await adapter.startCheckout(aCheckout(), { ...call, key: 'k1' })
    await expect(adapter.startCheckout(aCheckout(), { ...call, key: 'k2' })).rejects.toMatchObject({
      code: 'conflict',
      existing: first.providerRef,
    })
  })

  it.each([
    ['reference', { reference: 'con espacios' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 10.5 }],
    ['returnUrl', { returnUrl: 'javascript:alert(1)' }],
    ['expiresAt', { expiresAt: 'mañana' }],
  ])('refuses a wrong %s as invalid', async (field, given) => {
    const { adapter } = await aGateway()
    const start = adapter.startCheckout(aCheckout(given), { ...call, key: 'k1' })
    await expect(start).rejects.toMatchObject({ code: 'invalid', field })
  })
})

describe('the form at the vendor', () => {
  it.each([
    ['value', '1000'],
    ['currency', 'USD'],
    ['invoice', 'MAT-0002'],
    ['merchant', 'COLEGIO-2'],
    ['signature', ''],
  ])('is refused with a clear page when its %s was changed on the way', async (field, changed) => {
    const { adapter, post, kit } = await aGateway()
    const start = await adapter.startCheckout(aCheckout(), { ...call, key: 'k1' })
    const fields = start.is === 'form' ? start.fields : {}
    const answer = await post('checkout', { ...fields, [field]: changed })
    expect(answer).toMatchObject({ is: 'html', status: 400 })
    expect(htmlOf(answer)).toContain('No se cobró nada')
    expect(await kit.memo.list('step:')).toEqual([])
  })

  it('leads to a page that nobody can guess from the reference', async () => {
    const { checkout, get } = await aGateway()
    const page = await checkout()
    expect(page).toMatch(/^pay\/SP-[0-9A-F]{16}$/)
    expect(await get('pay/MAT-0001')).toMatchObject({ status: 404 })
  })
})
