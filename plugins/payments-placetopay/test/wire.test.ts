import { describe, expect, it } from 'vitest'
import { digestOf } from '../src/hash.ts'
import { aCheckout, aSite, read, recording, recordingWith, site, theWire, write } from './support/site.ts'

interface AuthProof {
  readonly login: string
  readonly tranKey: string
  readonly nonce: string
  readonly seed: string
}

/** Collects the proofs of requests, to see whether each is right and its own. */
function proofs() {
  const seen: AuthProof[] = []
  const collectProof = (body: { auth: AuthProof }) => {
    seen.push(body.auth)
    return true
  }
  return { seen, collectProof }
}

describe('a checkout', () => {
  it('creates the session as PlacetoPay documents it', async () => {
    const bodies: Record<string, unknown>[] = []
    theWire()
      .post('/api/session', (body: Record<string, unknown>) => bodies.push(body) > 0)
      .reply(200, recording('session-created'))
    expect(await aSite().adapter.startCheckout(aCheckout(), write('k'))).toEqual({
      is: 'redirect',
      url: 'https://checkout-test.placetopay.com/session/181348/0a1b2c3d',
      providerRef: '181348',
    })
    const { auth, ...session } = bodies[0] ?? {}
    expect(auth).toMatchObject({ login: 'demo', seed: '2026-01-15T10:00:00-05:00' })
    expect(session).toEqual({
      locale: 'es_CO',
      buyer: {
        documentType: 'CC',
        document: '1020304050',
        name: 'Laura',
        surname: 'Díaz',
        email: 'laura.diaz@example.com',
        mobile: '3001234567',
      },
      payment: {
        reference: 'MAT-2026-000123',
        description: 'Matrícula 2026',
        amount: { currency: 'COP', total: 1_850_000 },
        allowPartial: false,
      },
      fields: [
        { keyword: 'extra1', value: '31001', displayOn: 'none' },
        { keyword: 'extra2', value: '2025-2026', displayOn: 'none' },
        { keyword: 'extra3', value: 'Matriculas', displayOn: 'none' },
      ],
      expiration: '2026-01-15T10:30:00-05:00',
      returnUrl: 'https://hub.example.edu.co/pago/retorno/MAT-2026-000123',
      cancelUrl: 'https://hub.example.edu.co/pago/retorno/MAT-2026-000123',
      ipAddress: '190.0.2.10',
      userAgent: 'MatriculaHub',
    })
  })

  it('that was started is the same one when started again, without asking the vendor', async () => {
    theWire().post('/api/session').once().reply(200, recording('session-created'))
    const { adapter } = aSite()
    const first = await adapter.startCheckout(aCheckout(), write('k'))
    expect(await adapter.startCheckout(aCheckout(), write('k'))).toEqual(first)
  })

  it('whose answer was lost is started anew, and the new session is the one that is found', async () => {
    const wire = theWire()
    wire.post('/api/session').replyWithError('socket hang up')
    const { adapter } = aSite()
    await expect(adapter.startCheckout(aCheckout(), write('k'))).rejects.toMatchObject({
      code: 'unknown-outcome',
    })
    expect(await adapter.find({ reference: 'MAT-2026-000123', providerRef: null }, read)).toBeNull()
    wire.post('/api/session').reply(200, recording('session-created'))
    wire.post('/api/session/181348').reply(200, recording('session-open'))
    await adapter.startCheckout(aCheckout(), write('k'))
    expect(await adapter.find({ reference: 'MAT-2026-000123', providerRef: null }, read)).toMatchObject({
      providerRef: '181348',
      status: 'pending',
    })
  })

  it('started twice at once is one for the payer, whichever answer comes first', async () => {
    const second = recordingWith('session-created', { requestId: 181_349, processUrl: 'https://x.example/2' })
    theWire()
      .post('/api/session')
      .reply(200, recording('session-created'))
      .post('/api/session')
      .reply(200, second)
    const { adapter } = aSite()
    const start = () => adapter.startCheckout(aCheckout(), write('k'))
    const [one, other] = await Promise.all([start(), start()])
    expect(one).toEqual(other)
  })

  it.each(['http://checkout.example/session/1', 'javascript:alert(1)', 'session/1', ''])(
    'sends no payer to %j',
    async (processUrl) => {
      theWire().post('/api/session').reply(200, recordingWith('session-created', { processUrl }))
      await expect(aSite().adapter.startCheckout(aCheckout(), write('k'))).rejects.toMatchObject({
        code: 'unknown-outcome',
      })
    },
  )
})

describe('every request', () => {
  it('proves us anew: another nonce each time, and a digest that fits', async () => {
    const { seen, collectProof } = proofs()
    theWire().post('/api/session/181348', collectProof).times(5).reply(200, recording('session-approved'))
    const { adapter } = aSite()
    const ask = () => adapter.find({ reference: 'MAT-2026-000123', providerRef: '181348' }, read)
    await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(new Set(seen.map(({ nonce }) => nonce)).size).toBe(5)
    for (const { nonce, seed, tranKey } of seen) {
      const raw = Buffer.from(nonce, 'base64').toString()
      expect(tranKey).toBe(digestOf('sha256', [raw, seed, site.secretKey], 'base64'))
    }
  })

  it('proves us by sha1 where the site is that old', async () => {
    const { seen, collectProof } = proofs()
    theWire().post('/api/session/181348', collectProof).reply(200, recording('session-approved'))
    const { adapter } = aSite({ tranKeyHash: 'sha1' })
    await adapter.find({ reference: 'MAT-2026-000123', providerRef: '181348' }, read)
    expect(seen.map(({ tranKey }) => Buffer.from(tranKey, 'base64').length)).toEqual([20])
  })
})

const ask = { reference: 'MAT-2026-000123', providerRef: '181348' }

describe('find', () => {
  it('asks for the session and tells what became of it', async () => {
    theWire().post('/api/session/181348').reply(200, recording('session-approved'))
    expect(await aSite().adapter.find(ask, read)).toEqual({
      reference: 'MAT-2026-000123',
      providerRef: '181348',
      status: 'approved',
      rawStatus: 'APPROVED',
      amount: 1_850_000,
      currency: 'COP',
      at: '2026-01-15T15:12:30.000Z',
      means: 'pse',
      reason: null,
      test: true,
    })
  })

  it.each([null, 'not-a-number', '../reverse'])(
    'asks nothing where no session is known, even with %j',
    async (providerRef) => {
      theWire()
      expect(await aSite().adapter.find({ reference: 'MAT-2026-000123', providerRef }, read)).toBeNull()
    },
  )

  it('does not take the payment of another reference', async () => {
    theWire().post('/api/session/181348').reply(200, recording('session-approved'))
    await expect(aSite().adapter.find({ ...ask, reference: 'MAT-2026-000124' }, read)).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it.each([
    ['no status', recordingWith('session-approved', { status: undefined })],
    [
      'a date that is none',
      recordingWith('session-approved', { status: { status: 'APPROVED', date: 'soon' } }),
    ],
    ['no list of payments', recordingWith('session-approved', { payment: 'APPROVED' })],
  ])('does not guess at an answer with %s', async (_, answer) => {
    theWire().post('/api/session/181348').reply(200, answer)
    await expect(aSite().adapter.find(ask, read)).rejects.toMatchObject({ code: 'unreachable' })
  })
})
