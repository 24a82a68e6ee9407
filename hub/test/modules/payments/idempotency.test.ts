import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

describe.each(databases)('An idempotency key on $name', (database) => {
  const theHub = useHub({ database })

  it('answers the same attempt to the same key', async () => {
    const hub = theHub()
    const provider = new Provider(hub)
    const before = await provider.checkouts()
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()

    const first = await family.pay(quote, {}, key)
    const second = await family.pay(quote, {}, key)

    expect(first.status).toBe(200)
    expect(second.body.data).toEqual(first.body.data)
    expect((await readBooks(hub.hub.app, '10001')).attempts).toEqual(['open'])
    expect(await provider.checkouts()).toBe(before + 1)
  })

  it('answers the same attempt to the same key many times at once', async () => {
    const hub = theHub()
    const provider = new Provider(hub)
    const before = await provider.checkouts()
    const family = await Family.signIn(hub, '10003')
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 8 }, () => family.pay(quote, {}, key)))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.data?.reference)).size).toBe(1)
    expect((await readBooks(hub.hub.app, '10003')).attempts).toEqual(['open'])
    expect(await provider.checkouts()).toBe(before + 1)
  })

  it('refuses another payment under the same key', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10013')
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()
    await family.pay(quote, {}, key)

    const other = await family.pay(quote, { payer: { ...payer, name: 'Luisa' } }, key)

    expect(other.status).toBe(422)
    expect(problemOf(other).code).toBe('KEY_REUSED')
  })

  it('refuses the key of another family, also at the same moment', async () => {
    const hub = theHub()
    const families = await Promise.all(['10014', '10006'].map((code) => Family.signIn(hub, code)))
    const quotes = await Promise.all(families.map((family) => family.quote(rightAndCosts)))
    const key = randomUUID()

    const answers = await Promise.all(
      families.map((family, index) => {
        const quote = quotes[index]
        if (quote === undefined) throw new Error('each family has a quote')
        return family.pay(quote, {}, key)
      }),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(answers.filter(({ status }) => status === 422).map((answer) => problemOf(answer).code)).toEqual([
      'KEY_REUSED',
    ])
  })

  it('refuses a second payment while one is open', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10011')
    const quote = await family.quote(rightAndCosts)
    const first = await family.pay(quote)

    const second = await family.pay(quote)

    expect(second.status).toBe(409)
    expect(problemOf(second)).toMatchObject({ code: 'PAYMENT_PENDING', token: first.body.token })
  })

  it('begins one of two payments with different keys at once', async () => {
    const hub = theHub()
    const provider = new Provider(hub)
    const before = await provider.checkouts()
    const family = await Family.signIn(hub, '00007')
    const quote = await family.quote(rightAndCosts)

    const answers = await Promise.all([family.pay(quote), family.pay(quote), family.pay(quote)])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await readBooks(hub.hub.app, '00007')).attempts).toEqual(['open'])
    expect(await provider.checkouts()).toBe(before + 1)
  })

  it.each([
    ['none', {}],
    ['a short one', { 'idempotency-key': '1234567' }],
  ])('asks for an idempotency key: %s is refused', async (_title, headers) => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')

    const answer = await family.visitor.post<ProblemBody>('/api/payments/enrollment/invoice', [], headers)

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {})).toContain('idempotency-key')
  })
})
