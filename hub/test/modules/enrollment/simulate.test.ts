import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

interface Case {
  readonly name: string
  readonly given: Readonly<Record<string, unknown>>
  readonly then: Readonly<Record<string, unknown>>
}

const cases = JSON.parse(
  readFileSync(new URL('../pricing/pricing-cases.json', import.meta.url), 'utf8'),
) as Readonly<Record<'parent' | 'admin', readonly Case[]>>

const orders = cases.admin.map((one) => ({ ...one, given: { kind: 'admin-order', ...one.given } }))

const hub = useHub()

const askAsFinance = async () => {
  const finance = await signInStaff(hub(), 'finance')
  return (given: object) =>
    finance.post<Record<string, unknown> & ProblemBody>('/api/enrollment/quotes/simulate', given)
}

describe('The worked cases over HTTP', () => {
  it.each([
    ['families', cases.parent],
    ['orders', orders],
  ])('of %s are answered as they were worked out', async (_title, worked) => {
    const simulate = await askAsFinance()
    for (const { name, given, then } of worked) {
      const { status, body } = await simulate(given)
      const expected =
        then['error'] === undefined
          ? { status: 200, body: then }
          : { status: 409, body: { code: then['error'] } }
      expect({ name, status, body }).toMatchObject({ name, ...expected })
    }
  })
})

describe('Nonsense', () => {
  it.each<[object, string[]]>([
    [{}, ['grade', 'period']],
    [{ grade: 'PRIMERO', period: 9 }, ['period']],
    [{ grade: 'PRIMERO', period: 3, transport: -1, balance: 'much' }, ['transport', 'balance']],
    [{ grade: 'PRIMERO', period: 3, annual: [{ ItemCode: 'CA-1', Price: 1.5 }] }, ['annual.0.Price']],
    [{ kind: 'admin-order', code: '1', f: {} }, ['code']],
    [{ grade: 'PRIMERO', period: 3, surprise: 1 }, ['surprise']],
    [[], ['body']],
  ])('%j is refused by field', async (given, fields) => {
    const simulate = await askAsFinance()
    const refused = await simulate(given)
    expect([refused.status, refused.body.code]).toEqual([422, 'BAD_INPUT'])
    expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(fields.toSorted())
  })

  it('of a grade that the season lacks and of a transport mode nobody knows is refused, not guessed', async () => {
    const simulate = await askAsFinance()
    const grade = await simulate({ grade: 'UNDECIMO', period: 3 })
    expect(grade.status).toBe(422)
    const mode = await simulate({
      kind: 'admin-order',
      code: '12345',
      f: { transport: 'Si', transportMode: 'Globo' },
    })
    expect([mode.status, mode.body.code]).toEqual([422, 'TRANSPORT_MODE_UNKNOWN'])
  })
})
