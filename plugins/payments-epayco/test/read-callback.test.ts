import { memoryKit } from '@matricula/contract/kit'
import { describe, expect, it } from 'vitest'
import { readCallback } from '../src/read-callback.ts'
import { states } from '../src/states.ts'
import { signFacts } from '../stage/signing.ts'
import { keys, noon, settingsWith } from './support/epayco.ts'

/** A confirmation in the documented shape, with invented data. */
const told = {
  x_cust_id_cliente: '900123',
  x_ref_payco: '123456789',
  x_id_factura: 'MAT-2026-000123',
  x_id_invoice: 'MAT-2026-000123',
  x_description: 'Matrícula',
  x_amount: '1850000.00',
  x_tax: '0',
  x_currency_code: 'COP',
  x_bank_name: 'BANCO DE PRUEBAS',
  x_respuesta: 'Aceptada',
  x_response: 'Aceptada',
  x_transaction_id: '987654321',
  x_transaction_date: '2026-01-20 15:04:05',
  x_cod_respuesta: '1',
  x_cod_response: '1',
  x_cod_transaction_state: '1',
  x_franchise: 'PSE',
  x_test_request: 'TRUE',
  x_extra1: '31001',
  x_signature: '0e360231a96154166e2cabb2289e570a416af0613709bc9ed1cb164f25422177',
}

interface CallbackOptions {
  readonly body?: string
  readonly query?: Readonly<Record<string, string>>
  readonly settings?: object
}

function verdictOn({ body = '', query = {}, settings = {} }: CallbackOptions) {
  const kit = memoryKit({ now: () => noon })
  const request = { method: 'POST', path: '', query, headers: {}, body: new TextEncoder().encode(body) }
  const reader = { settings: settingsWith(settings), log: kit.log, now: () => noon }
  return { kit, verdict: readCallback(request, reader) }
}

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()

function signedAnew(changes: Record<string, string>): string {
  const fields = { ...told, ...changes }
  const { x_transaction_id: transactionId, x_amount: amount, x_currency_code: currency } = fields
  const signature = signFacts({ ref: Number(fields.x_ref_payco), transactionId, amount, currency }, keys)
  return form({ ...fields, x_signature: signature })
}

const genuine = {
  is: 'event',
  eventId: '123456789:987654321:1',
  event: {
    reference: 'MAT-2026-000123',
    providerRef: '123456789',
    status: 'approved',
    rawStatus: 'Aceptada',
    amount: 1_850_000,
    currency: 'COP',
    at: noon.toISOString(),
    means: null,
    reason: null,
    test: true,
  },
}

describe('a confirmation', () => {
  it.each([
    ['in the body', { body: form(told) }],
    ['in the query', { query: told }],
    ['in both', { body: form(told), query: told }],
    [
      'part here, part there',
      {
        body: form({ ...told, x_signature: '' }).replace('&x_signature=', ''),
        query: { x_signature: told.x_signature },
      },
    ],
    ['with an amount without decimals', { body: signedAnew({ x_amount: '1850000' }) }],
    [
      'whose state is 0 while the response has the code',
      { body: form({ ...told, x_cod_transaction_state: '0' }) },
    ],
    [
      'whose words disagree in case and language',
      { body: form({ ...told, x_response: 'ACCEPTED', x_respuesta: 'aceptada' }) },
    ],
  ])('%s is the event it tells', (_what, sent) => {
    expect(verdictOn(sent).verdict).toEqual(genuine)
  })

  it.each(Object.entries(states))(
    'with code %s means what the table says',
    (code, { word, status, reason }) => {
      const body = form({
        ...told,
        x_cod_respuesta: code,
        x_cod_response: code,
        x_cod_transaction_state: code,
      })
      const { verdict, kit } = verdictOn({ body })
      expect(verdict).toMatchObject({
        eventId: `123456789:987654321:${code}`,
        event: { status, rawStatus: word, reason },
      })
      expect(kit.logged).toEqual([])
    },
  )

  it('with a code nobody knows is pending, with a warning', () => {
    const body = form({ ...told, x_cod_respuesta: '77', x_cod_response: '77', x_cod_transaction_state: '77' })
    const { verdict, kit } = verdictOn({ body })
    expect(verdict).toMatchObject({ event: { status: 'pending', rawStatus: '77' } })
    expect(kit.logged).toMatchObject([{ level: 'warn', fields: { rawStatus: '77' } }])
  })

  it.each([
    ['of another amount', { body: form({ ...told, x_amount: '2850000.00' }) }],
    ['with its amount written otherwise', { body: form({ ...told, x_amount: '1850000' }) }],
    ['of another payment of ePayco’s', { body: form({ ...told, x_ref_payco: '123456780' }) }],
    ['whose two invoices differ', { body: form({ ...told, x_id_invoice: 'MAT-2026-000124' }) }],
    ['whose codes differ', { body: form({ ...told, x_cod_response: '2' }) }],
    [
      'that says one thing in the query and another in the body',
      { body: form(told), query: { ...told, x_signature: 'x' } },
    ],
    ['with an empty code among others', { body: form({ ...told, x_cod_respuesta: '' }) }],
    ['without any code', { body: form(told).replaceAll('x_cod_', 'y_cod_') }],
    ['without our reference', { body: form(told).replaceAll('x_id_', 'y_id_') }],
    ['for another merchant', { body: form({ ...told, x_cust_id_cliente: '900124' }) }],
    ['signed with another key', { body: form(told), settings: { pKey: 'another' } }],
    ['with nothing in it', {}],
  ])('%s is forged', (_what, sent: CallbackOptions) => {
    expect(verdictOn(sent).verdict).toMatchObject({ is: 'forged' })
  })

  it.each([
    ['the hub did not start', { body: form({ ...told, x_id_factura: 'Link 7', x_id_invoice: 'Link 7' }) }],
    ['is no whole pesos', { body: signedAnew({ x_amount: '1850000.50' }) }],
    ['is a test, where payments are real', { body: form(told), settings: { test: false } }],
    ['is real, where payments are tests', { body: form({ ...told, x_test_request: 'FALSE' }) }],
    ['does not say whether it is a test', { body: form({ ...told, x_test_request: '' }) }],
  ])('of a payment that %s is nothing for us, with a warning', (_what, sent: CallbackOptions) => {
    const { verdict, kit } = verdictOn(sent)
    expect(verdict).toEqual({ is: 'nothing-for-us' })
    expect(kit.logged.map(({ level }) => level)).toEqual(['warn'])
  })
})
