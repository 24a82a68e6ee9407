import { describe, expect, it } from 'vitest'
import type { RefundRequest } from '@matricula/contract'
import { aSite, recordedSession, recording, theWire, write } from './support/site.ts'

const refund: RefundRequest = {
  reference: 'MAT-2026-000123',
  providerRef: '181348',
  amount: 1_850_000,
  reason: 'pago duplicado',
}

describe('a refund', () => {
  it('looks first, then reverses the payment by its own number', async () => {
    const wire = theWire()
    wire.post('/api/session/181348').reply(200, recording('session-approved'))
    wire
      .post(
        '/api/reverse',
        (body: { internalReference: unknown }) => body.internalReference === 1_447_466_623,
      )
      .reply(200, recording('reversed'))
    const { refunds } = aSite().adapter
    expect(await refunds?.refund(refund, write('r'))).toEqual({
      ref: '1447466623',
      status: 'done',
      reason: null,
    })
  })

  it('is under way while the vendor says pending', async () => {
    const wire = theWire()
    wire.post('/api/session/181348').reply(200, recording('session-approved'))
    wire.post('/api/reverse').reply(200, { status: { status: 'PENDING', date: '2026-01-16T09:00:00-05:00' } })
    const { refunds } = aSite().adapter
    expect(await refunds?.refund(refund, write('r'))).toEqual({
      ref: '1447466623',
      status: 'sent',
      reason: null,
    })
  })

  it('that the vendor declines is refused', async () => {
    const wire = theWire()
    wire.post('/api/session/181348').reply(200, recording('session-approved'))
    wire
      .post('/api/reverse')
      .reply(200, { status: { status: 'REJECTED', date: '2026-01-16T09:00:00-05:00' } })
    const { refunds } = aSite().adapter
    await expect(refunds?.refund(refund, write('r'))).rejects.toMatchObject({ code: 'rejected' })
  })

  it('whose answer was lost finds the payment given back and reverses nothing more', async () => {
    const session = recordedSession('session-approved')
    const back = {
      ...session,
      payment: (session.payment ?? []).map((attempt) => ({ ...attempt, refunded: true })),
    }
    const wire = theWire()
    wire.post('/api/session/181348').reply(200, recording('session-approved'))
    wire.post('/api/reverse').once().replyWithError('socket hang up')
    const { refunds } = aSite().adapter
    await expect(refunds?.refund(refund, write('r'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    wire.post('/api/session/181348').reply(200, JSON.stringify(back))
    expect(await refunds?.refund(refund, write('r'))).toEqual({
      ref: '1447466623',
      status: 'done',
      reason: null,
    })
  })

  it.each([
    ['of a part', 'session-approved', { amount: 1_000_000 }, 'rejected'],
    ['of what is not paid', 'session-open', {}, 'rejected'],
    ['of another reference', 'session-approved', { reference: 'MAT-2026-000124' }, 'not-found'],
  ])('%s is refused before the vendor is asked for it', async (_, name, changes, code) => {
    theWire().post('/api/session/181348').reply(200, recording(name))
    const { refunds } = aSite().adapter
    await expect(refunds?.refund({ ...refund, ...changes }, write('r'))).rejects.toMatchObject({ code })
  })

  it('of a session that cannot be one asks nothing', async () => {
    theWire()
    const { refunds } = aSite().adapter
    const odd = { ...refund, providerRef: '../session' }
    await expect(refunds?.refund(odd, write('r'))).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('what became of a refund', () => {
  const sought = { ...refund, key: 'r', ref: null }

  it('is what the session says of its payment, and sent where only the reversal was answered', async () => {
    const session = recordedSession('session-approved')
    const back = (session.payment ?? []).map((attempt) => ({ ...attempt, refunded: true }))
    const wire = theWire()
    const { refunds } = aSite().adapter
    wire.post('/api/session/181348').twice().reply(200, recording('session-approved'))
    expect(await refunds?.find(sought, write('r'))).toBeNull()
    const sent = { ref: '1447466623', status: 'sent', reason: null }
    expect(await refunds?.find({ ...sought, ref: '1447466623' }, write('r'))).toEqual(sent)
    wire.post('/api/session/181348').reply(200, JSON.stringify({ ...session, payment: back }))
    expect(await refunds?.find(sought, write('r'))).toEqual({ ...sent, status: 'done' })
  })

  it('of what cannot be a session asks nothing', async () => {
    theWire()
    const { refunds } = aSite().adapter
    expect(await refunds?.find({ ...sought, providerRef: '../session' }, write('r'))).toBeNull()
  })
})
