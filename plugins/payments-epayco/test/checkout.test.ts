import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { sessionBody } from '../src/to-session.ts'
import {
  aCheckout,
  anAdapter,
  api,
  keys,
  read,
  recorded,
  settingsWith,
  signsIn,
  write,
} from './support/epayco.ts'

const confirmation = 'https://hub.example/callbacks/kit'

describe('the older form', () => {
  it('carries invoice, value, payer, extras and addresses as ePayco names them, and no tax', async () => {
    const { adapter } = anAdapter({ checkout: 'form' })
    expect(await adapter.startCheckout(aCheckout(), write('c1'))).toEqual({
      is: 'form',
      action: 'https://secure.payco.co/checkout.php',
      providerRef: null,
      fields: {
        p_cust_id_cliente: '900123',
        p_key: 'p_key_invented_0123456789abcdef',
        p_id_invoice: 'MAT-2026-000123',
        p_description: 'Matrícula 2025-2026 · Colegio',
        p_currency_code: 'COP',
        p_amount: '1850000',
        p_tax: '0',
        p_amount_base: '0',
        p_test_request: 'TRUE',
        p_url_response: 'https://hub.example/volver?token=abc',
        p_url_confirmation: confirmation,
        p_confirm_method: 'POST',
        p_extra1: '31001',
        p_extra2: '2025-2026',
        p_extra3: 'Matriculas',
        p_signature: '09c34511b5ae1637068b9eb21371f377',
      },
      prefill: {
        p_email: 'maria@example.com',
        p_billing_name: 'María José',
        p_billing_lastname: 'Ibáñez',
        p_billing_document: '1020304050',
        p_billing_email: 'maria@example.com',
      },
    })
  })

  it('is real in production, has the stand-in address, and never the private key', async () => {
    const { adapter } = anAdapter({ checkout: 'form', test: false, payerAddress: 'Cl 93 # 14-20' })
    const start = await adapter.startCheckout(aCheckout({ extras: [] }), write('c1'))
    expect(start).toMatchObject({
      fields: { p_test_request: 'FALSE', p_billing_address: 'Cl 93 # 14-20', p_extra1: '', p_extra3: '' },
    })
    expect(JSON.stringify(start)).not.toContain(keys.privateKey)
  })
})

const asPlugin = {
  checkout_version: '2',
  name: 'Colegio de prueba',
  description: 'Matrícula 2025-2026 · Colegio',
  invoice: 'MAT-2026-000123',
  currency: 'COP',
  amount: 1_850_000,
  taxBase: 0,
  tax: 0,
  taxIco: 0,
  country: 'CO',
  lang: 'ES',
  confirmation,
  response: 'https://hub.example/volver?token=abc',
  test: true,
  method: 'POST',
  billing: {
    name: 'María José Ibáñez',
    email: 'maria@example.com',
    mobilePhone: '3001234567',
    typeDoc: 'CC',
    numberDoc: '1020304050',
  },
  extras: { extra1: '31001', extra2: '2025-2026', extra3: 'Matriculas' },
}

describe('a session', () => {
  it('is asked for with numbers and nested extras, under a token of our keys', async () => {
    const { adapter } = anAdapter()
    nock(api, {
      reqheaders: {
        authorization: 'Basic cHVibGljX2ludmVudGVkOnByaXZhdGVfaW52ZW50ZWQ=',
        'content-type': 'application/json',
      },
    })
      .post('/login', {})
      .reply(200, recorded('login'))
    nock(api, {
      reqheaders: { authorization: 'Bearer invented.jwt.one', 'content-type': 'application/json' },
    })
      .post('/payment/session/create', asPlugin)
      .reply(200, recorded('session'))
    expect(await adapter.startCheckout(aCheckout(), write('c1'))).toEqual({
      is: 'redirect',
      url: 'https://colegio.example/pagar#65f1-invented-session',
      providerRef: '65f1-invented-session',
    })
  })

  it('is all texts at the root in the other style', () => {
    const settings = settingsWith({
      sessionStyle: 'strings',
      payerIp: '190.0.2.10',
      payerAddress: 'Cl 93 # 14-20',
    })
    const { billing: _billing, extras, ...rest } = asPlugin
    expect(sessionBody(aCheckout({ locale: 'en' }), settings, confirmation)).toEqual({
      ...rest,
      ...extras,
      amount: '1850000',
      taxBase: '0',
      tax: '0',
      taxIco: '0',
      test: 'true',
      lang: 'EN',
      ip: '190.0.2.10',
      nameBilling: 'María José Ibáñez',
      emailBilling: 'maria@example.com',
      addressBilling: 'Cl 93 # 14-20',
      mobilephoneBilling: '3001234567',
      typeDocBilling: 'CC',
      numberDocBilling: '1020304050',
    })
  })

  it('has the school’s stand-ins for address and IP where there are any', () => {
    const settings = settingsWith({
      payerIp: '190.0.2.10',
      payerAddress: 'Cl 93 # 14-20',
      documentType: 'CE',
    })
    expect(sessionBody(aCheckout(), settings, confirmation)).toMatchObject({
      ip: '190.0.2.10',
      billing: { address: 'Cl 93 # 14-20', typeDoc: 'CE' },
    })
  })

  it.each([
    ['CE', 'CE'],
    ['PA', 'PPN'],
    ['NIT', 'NIT'],
  ] as const)('tells a number that the payer said is a %s as a %s', (document, typeDoc) => {
    const { payer, ...checkout } = aCheckout()
    const body = sessionBody({ ...checkout, payer: { ...payer, document } }, settingsWith(), confirmation)
    expect(body).toMatchObject({ billing: { typeDoc, numberDoc: payer.id } })
  })

  it('asked for again is the same one, until the checkout expires', async () => {
    let now = new Date('2026-01-20T17:00:00Z')
    const { adapter } = anAdapter({}, { now: () => now })
    signsIn()
    nock(api).post('/payment/session/create').reply(200, recorded('session'))
    const first = await adapter.startCheckout(aCheckout(), write('c1'))
    now = new Date('2026-01-20T17:59:59Z')
    expect(await adapter.startCheckout(aCheckout(), write('c1'))).toEqual(first)
    now = new Date('2026-01-20T18:00:00Z')
    signsIn()
    nock(api)
      .post('/payment/session/create')
      .reply(200, { success: true, data: { sessionId: 'two' } })
    const later = aCheckout({ expiresAt: '2026-01-20T19:00:00Z' })
    expect(await adapter.startCheckout(later, write('c1'))).toMatchObject({ providerRef: 'two' })
  })

  it('asked for twice at once is one for both', async () => {
    const { adapter } = anAdapter()
    signsIn()
    nock(api)
      .post('/payment/session/create')
      .reply(200, { success: true, data: { sessionId: 'one' } })
      .post('/payment/session/create')
      .reply(200, { success: true, data: { sessionId: 'two' } })
    const [a, b] = await Promise.all([
      adapter.startCheckout(aCheckout(), write('c1')),
      adapter.startCheckout(aCheckout(), write('c1')),
    ])
    expect(a).toEqual(b)
  })
})

describe('a payment that nobody has tried to pay', () => {
  const asked = { reference: 'MAT-2026-000123', providerRef: null }
  const isListedNowhere = () => nock(api).post('/transaction/detail').reply(200, recorded('detail-none'))

  it('waits while its checkout lasts, and is missed after', async () => {
    let now = new Date('2026-01-20T17:00:00Z')
    const { adapter } = anAdapter({}, { now: () => now })
    signsIn()
    nock(api).post('/payment/session/create').reply(200, recorded('session'))
    await adapter.startCheckout(aCheckout(), write('c1'))
    isListedNowhere()
    expect(await adapter.find(asked, read)).toEqual({
      reference: 'MAT-2026-000123',
      providerRef: '65f1-invented-session',
      status: 'pending',
      rawStatus: 'session',
      amount: 1_850_000,
      currency: 'COP',
      at: '2026-01-20T17:00:00.000Z',
      means: null,
      reason: null,
      test: true,
    })
    now = new Date('2026-01-20T18:00:00Z')
    signsIn()
    isListedNowhere()
    expect(await adapter.find(asked, read)).toBeNull()
  })

  it('is missed when ePayco refused the session', async () => {
    const { adapter } = anAdapter()
    signsIn()
    nock(api).post('/payment/session/create').reply(200, recorded('refused'))
    await expect(adapter.startCheckout(aCheckout(), write('c1'))).rejects.toMatchObject({ code: 'rejected' })
    isListedNowhere()
    expect(await adapter.find(asked, read)).toBeNull()
  })
})
