import { describe, expect, it } from 'vitest'
import { aCheckout, aGateway, call, htmlOf } from './support/gateway.ts'

describe('the pages', () => {
  it('show the payer the amount, the description and four ways on', async () => {
    const { checkout, get } = await aGateway()
    const page = htmlOf(await get(await checkout()))
    expect(page).toContain('<html lang="es-CO">')
    expect(page).toContain('Pasarela de pagos de prueba')
    expect(page).toContain('$ 4.750.000 COP')
    expect(page).toContain('Matrícula 2025-2026')
    for (const choice of ['approve', 'decline', 'pending', 'leave'])
      expect(page).toContain(`value="${choice}"`)
  })

  it('speak English to who reads English', async () => {
    const { checkout, get } = await aGateway()
    const page = htmlOf(await get(await checkout(), 'en'))
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('Leave without paying')
  })

  it('offer only the means of the settings', async () => {
    const { checkout, get } = await aGateway({ means: ['pse'] })
    const page = htmlOf(await get(await checkout()))
    expect(page).toContain('value="pse"')
    expect(page).not.toContain('value="card"')
  })

  it('escape what others wrote', async () => {
    const { checkout, get } = await aGateway()
    const page = htmlOf(await get(await checkout({ description: '<img src=x onerror=alert(1)>' })))
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('carry no script and nothing from elsewhere', async () => {
    const { checkout, get } = await aGateway()
    const pages = [await get(await checkout()), await get(''), await get('switches')].map(htmlOf)
    for (const page of pages) expect(page).not.toMatch(/<script|<link|@import|url\(|src=/)
  })

  it('show a payment that is over with the way back and nothing to choose', async () => {
    const { checkout, post, get } = await aGateway()
    const path = await checkout()
    await post(path, { choice: 'decline', means: 'card' })
    const page = htmlOf(await get(path))
    expect(page).toContain('Fondos insuficientes')
    expect(page).toContain('href="http://hub.example/enrollment/checkout"')
    expect(page).not.toContain('name="choice"')
  })

  it('answer 404 to what is not there', async () => {
    const { get } = await aGateway()
    expect(await get('pay/SP-0000000000000000')).toMatchObject({ status: 404 })
    expect(await get('nada')).toMatchObject({ status: 404 })
  })
})

describe('the page of switches', () => {
  const quiet = { trouble: '', lateSeconds: '0', copies: '1', amountOff: '0' }

  it('makes the vendor fail, and well again', async () => {
    const { adapter, post, find } = await aGateway()
    await adapter.startCheckout(aCheckout(), { ...call, key: 'k1' })
    await post('switches', { ...quiet, trouble: 'unreachable' })
    await expect(find()).rejects.toMatchObject({ code: 'unreachable' })
    expect(await adapter.check(call.signal)).toMatchObject({ is: 'down' })
    await post('switches', quiet)
    expect(await find()).toMatchObject({ reference: 'MAT-0001' })
  })

  it('keeps what was set, before the settings', async () => {
    const { post, get, choose, receiver } = await aGateway({ switches: { lost: true } })
    await post('switches', { ...quiet, copies: '3' })
    expect(htmlOf(await get('switches'))).toMatch(/name="copies"\s+value="3"/)
    await choose('approve')
    expect(receiver.received).toHaveLength(3)
  })

  it('refuses a number out of range, says so and changes nothing', async () => {
    const { post, get } = await aGateway()
    const answer = await post('switches', { ...quiet, copies: '1000' })
    expect(answer).toMatchObject({ status: 400 })
    expect(htmlOf(answer)).toContain('No se guardó')
    expect(htmlOf(await get('switches'))).toMatch(/name="copies"\s+value="1"/)
  })
})
