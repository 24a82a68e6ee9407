import { describe, expect, it } from 'vitest'
import { Family, type QuoteBody, wholeYear } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { Answer, ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface Known {
  readonly token: string
  readonly quote: QuoteBody
}

type Ask = (visitor: Visitor, known: Known) => Promise<Answer<unknown>>

const place = { lat: 4.86, lng: -74.05, address: 'Calle 22 # 3-45' }
const input = {
  code: '10001',
  token: '',
  project: '2025-2026',
  dir: '',
  modality: 'COMPLETO',
  transport: { busStop: false, direction: 'AMBAS', basis: 'measured' },
  fullDirectionObject: place,
  type: 'enrollment',
}
const subscription = '/api/enrollment/fees/community/subscribe'

const asks: readonly [string, Ask][] = [
  ['the payment by code', (visitor) => visitor.get('/api/payments/enrollment/check/10001')],
  ['the payment by token', (visitor, { token }) => visitor.get(`/api/payments/enrollment/check/${token}`)],
  ['its transport', (visitor) => visitor.post('/api/googleAPI/confirm', input)],
  [
    'a subscription',
    (visitor) => visitor.post(subscription, { activity: { code: 'ECO-01' }, student: { code: '10001' } }),
  ],
  [
    'the end of a subscription',
    (visitor) => visitor.delete(`${subscription}/student/10001/activity/ECO-01/grade/105`),
  ],
  ['its payment begun', (visitor, { quote }) => new Family(visitor, '10001').pay(quote)],
]

/** Asks as the student of the record and as another. */
async function askTwice(ask: Ask) {
  const hub = await runHub()
  const family = await Family.signIn(hub, '10001')
  const other = await Family.signIn(hub, '10003')
  const quote = await family.quote(wholeYear)
  // Before the payment begins, for an order under way locks what is asked here.
  const own = await ask(family.visitor, { token: '', quote })
  const started = await family.pay(quote, {}, 'key-of-the-payment')
  const foreign = await ask(other.visitor, { token: started.body.token, quote })
  return { own, foreign, family, token: started.body.token, quote }
}

describe("Another student's record is not there:", () => {
  it.each(asks)('%s', async (title, ask) => {
    const { own, foreign, family, token, quote } = await askTwice(ask)
    const reached = title === 'the payment by token' ? await ask(family.visitor, { token, quote }) : own
    expect(reached.status).toBe(200)
    expect([foreign.status, (foreign.body as ProblemBody).code]).toEqual([404, 'NOT_FOUND'])
  })

  it('its live payment', async () => {
    const { family, token } = await askTwice((visitor) => visitor.get('/api/enrollment/student'))
    const hubOfIt = { visitor: () => new (family.visitor.constructor as typeof Visitor)(family.visitor.url) }
    const other = await Family.signIn(hubOfIt, '10003')
    const refused = await other.visitor.get<ProblemBody>(`/api/payments/events/${token}`)
    const unknown = await other.visitor.get<ProblemBody>(`/api/payments/events/${'0'.repeat(32)}`)
    expect([refused.status, unknown.status]).toEqual([404, 404])
    expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })

  it('nothing of it is in the session of its sibling', async () => {
    const hub = await runHub()
    const sister = await Family.signIn(hub, '10013')
    const refused = await sister.visitor.get<ProblemBody>('/api/payments/enrollment/check/10014')
    expect(refused.status).toBe(404)
  })
})
