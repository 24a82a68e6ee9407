import { describe, expect, it } from 'vitest'
import { amountOf, takenOf } from '../../../src/modules/payments/exception-money.ts'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

interface Listed {
  readonly id: number
  readonly token: string
  readonly amount: number
}

/** The bank's file brings this much for an order that costs more. */
async function paidTooLittle(options: Parameters<typeof runHub>[0], paid: number) {
  const hub = await runHub(options)
  const family = await Family.signIn(hub, '10001')
  const { data } = await family.enrol(bankAgreement)
  const finance = await signInStaff(hub, 'finance')
  const content = `referencia;valor;fecha\n${data?.reference};${paid};2025-06-20`
  const file = { name: 'pagos.csv', content, mode: 'run' }
  await finance.post('/api/payments/bank-agreement/file', file)
  const [exception] = (await finance.get<Listed[]>('/api/payments/exceptions')).body
  if (exception === undefined) throw new Error('there is one')
  return { finance, exception, expected: data?.amount ?? 0 }
}

describe.each(databases)('What is said of a wrong amount on $name', (database) => {
  const from = (secondPersonFrom: number) => ({ database, settings: { payments: { secondPersonFrom } } })

  it('is about what came in, in the dialog and in the request for a second person', async () => {
    const { finance, exception } = await paidTooLittle(from(12_345), 12_345)

    const { body: details } = await finance.get(`/api/payments/exceptions/${exception.id}/details`)
    const said = { exception: exception.id, outcome: 'refunded-by-hand', reason: 'Consignación 4711' }
    const asked = await finance.post(`/api/payments/${exception.token}/resolve`, said)

    expect(exception.amount).toBe(12_345)
    expect(details).toMatchObject({ amount: 12_345, currency: 'COP', second_person: true })
    expect(asked).toMatchObject({ status: 202, body: { amount: 12_345 } })
  })

  it('waits for nobody where little came in for a large order', async () => {
    const { finance, exception, expected } = await paidTooLittle(from(1_000_000), 12_345)

    const { body: details } = await finance.get(`/api/payments/exceptions/${exception.id}/details`)
    const said = { exception: exception.id, outcome: 'refunded-by-hand', reason: 'Consignación 4711' }
    const answer = await finance.post(`/api/payments/${exception.token}/resolve`, said)

    expect(expected).toBeGreaterThan(1_000_000)
    expect(details).toMatchObject({ amount: 12_345, second_person: false })
    expect(answer.status).toBe(200)
  })
})

describe('The money of an exception', () => {
  it.each([
    ['what was taken', { seen: 12_345, expected: 1_944_050, currency: 'COP' }, 12_345],
    ['what was taken, also when it is more', { seen: 3_000_000, expected: 1_944_050 }, 3_000_000],
    ['what is to go back, where nobody noted what was taken', { amount: 700, expected: 900 }, 700],
    ['what was to be paid, where nothing else is known', { expected: 900 }, 900],
    [
      'what was to be paid, where other money than pesos came',
      { seen: 480, expected: 900, currency: 'USD' },
      900,
    ],
    ['what was taken, where nobody knows what for', { seen: 480, currency: 'USD' }, 480],
    ['nothing, where no sum is known', {}, 0],
  ])('is in pesos %s', (_title, facts, amount) => {
    expect(amountOf({ facts: JSON.stringify(facts) })).toBe(amount)
  })

  it('is shown in the currency that came in', () => {
    const facts = JSON.stringify({ seen: 480, expected: 1_944_050, currency: 'USD' })

    expect(takenOf({ facts })).toEqual({ amount: 480, currency: 'USD' })
    expect(takenOf({ facts: '{}' })).toEqual({ amount: null, currency: 'COP' })
  })
})
