import { describe, expect, it } from 'vitest'
import { authenticationFaults } from '../src/faults.ts'
import { aCheckout, aSite, read, recording, theWire, write } from './support/site.ts'

const ask = { reference: 'MAT-2026-000123', providerRef: '181348' }

const failed = (reason: number | string, message: string) => ({
  status: { status: 'FAILED', reason, message, date: '2026-01-15T10:00:02-05:00' },
})

describe('a fault', () => {
  it.each(Object.entries(authenticationFaults))(
    'of authentication %s is the one of the table',
    async (number, fault) => {
      theWire()
        .post('/api/session/181348')
        .reply(401, failed(401, `Authentication Failed ${number}`))
      const { code, says } = fault
      await expect(aSite().adapter.find(ask, read)).rejects.toMatchObject({
        code,
        message: `placetopay: ${says}`,
      })
    },
  )

  it.each([
    ['in Spanish', 401, failed(401, 'Autenticación fallida 103'), 'unauthorised'],
    ['with a status of success', 200, failed(401, 'Authentication Failed 103'), 'unauthorised'],
    ['without its code', 401, failed(401, 'No'), 'unauthorised'],
    ['without a body', 401, '', 'unauthorised'],
    ['that it is forbidden', 403, {}, 'unauthorised'],
    ['that it is too much', 429, failed(429, 'Slow down'), 'throttled'],
    ['that there is no such session', 404, failed(404, 'No existe'), 'not-found'],
    ['that it was wrong', 400, failed('request_not_valid', 'El valor va de 1 a 100'), 'rejected'],
    ['that it failed, with a status of success', 200, failed('XH', 'No'), 'rejected'],
    ['that it broke', 500, failed(500, 'Authentication Failed 103'), 'unreachable'],
    ['that it broke, for people', 503, '<h1>Mantenimiento</h1>', 'unreachable'],
    ['that it moved', 302, '', 'unreachable'],
  ])('told %s', async (_, status, body, code) => {
    theWire().post('/api/session/181348').reply(status, body)
    await expect(aSite().adapter.find(ask, read)).rejects.toMatchObject({ code })
  })

  it('gives the code of a refusal and nothing of its sentence', async () => {
    theWire()
      .post('/api/session')
      .reply(400, failed('request_not_valid', 'laura.diaz@example.com no es válido'))
    await expect(aSite().adapter.startCheckout(aCheckout(), write('k'))).rejects.toMatchObject({
      code: 'rejected',
      reason: 'FAILED request_not_valid',
    })
  })

  it('gives no code that is a sentence', async () => {
    theWire().post('/api/session').reply(400, failed('Laura Díaz debe', 'No'))
    await expect(aSite().adapter.startCheckout(aCheckout(), write('k'))).rejects.toMatchObject({
      reason: 'FAILED',
    })
  })
})

describe('a check', () => {
  it.each([
    ['a session', 200, recording('session-approved'), { is: 'up', note: 'test' }],
    ['that there is no such session', 404, failed(404, 'No existe'), { is: 'up' }],
    ['that this is no request', 400, failed('x', 'No'), { is: 'up' }],
    [
      'that our clock is off',
      401,
      failed(401, 'Authentication Failed 103'),
      { is: 'down', why: 'placetopay: our clock is more than 5 minutes off' },
    ],
    ['that it is too much', 429, {}, { is: 'down', why: 'placetopay asks for time' }],
    ['nothing that makes sense', 200, 'OK', { is: 'down', why: 'placetopay does not answer' }],
    ['that our proof is malformed', 401, failed(401, 'Authentication Failed 100'), { is: 'down' }],
  ])('that is told %s', async (_, status, body, health) => {
    theWire().post('/api/session/1').reply(status, body)
    expect(await aSite().adapter.check(read.signal)).toMatchObject(health)
  })

  it('asks about the session of the settings', async () => {
    theWire().post('/api/session/77').reply(200, recording('session-approved'))
    expect(await aSite({ probeSession: 77 }).adapter.check(read.signal)).toMatchObject({ is: 'up' })
  })
})

describe('a start', () => {
  it('fails where our credentials are refused', async () => {
    theWire().post('/api/session/1').reply(401, failed(401, 'Authentication Failed 102'))
    await expect(aSite().adapter.start(read.signal)).rejects.toMatchObject({ code: 'unauthorised' })
  })
})
