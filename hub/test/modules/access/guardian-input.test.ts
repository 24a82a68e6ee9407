import { describe, expect, it } from 'vitest'
import {
  delivered,
  email,
  enter,
  lastSecret,
  name,
  password,
  register,
  send,
  signIn,
  verify,
} from '@matricula/hub/testing/guardian-forms'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

describe('A password', () => {
  const theHub = useHub()

  it.each([
    ['the address', email],
    ['a few signs again and again', 'abcabcabcabcabc'],
    ['the mailbox', 'ana.ruiz.perez', { email: 'ana.ruiz.perez@example.com' }],
  ])('that is %s is refused with the rule', async (_title, poor, changes: object = {}) => {
    const answer = await register(theHub(), { password: poor, ...changes })
    expect([answer.status, answer.body.code]).toEqual([422, 'BAD_INPUT'])
    expect(answer.body.errors?.['password']).toEqual([expect.stringContaining('seis caracteres diferentes')])
  })

  it('is held to the rule by the link of a new one too, and the link stays good', async () => {
    const hub = await runHub()
    await enter(hub)
    await send(hub, '/api/guardians/reset', { email })
    const token = await lastSecret(hub, 2)
    const poor = await send(hub, '/api/guardians/password', { token, password: email })
    expect([poor.status, poor.body.code]).toEqual([422, 'BAD_INPUT'])
    const good = { token, password: 'otra clave distinta' }
    expect((await send(hub, '/api/guardians/password', good)).status).toBe(204)
  })

  it('is the same however a keyboard writes its accents', async () => {
    const hub = await runHub()
    await register(hub, { password: 'contraseña única'.normalize('NFD') })
    expect((await verify(hub, await lastSecret(hub), 'contraseña única'.normalize('NFC'))).status).toBe(200)
  })

  it('of nobody opens no account that has none', async () => {
    const hub = await runHub()
    await enter(hub)
    await hub.hub.app.database('guardian').update({ password_hash: null })
    expect((await signIn(hub)).body.code).toBe('BAD_CREDENTIALS')
  })
})

describe('Bad input', () => {
  it('is named, field by field', async () => {
    const hub = await runHub()
    const wrong: readonly [string, object, string][] = [
      ['', { email: 'ana', name, password }, 'email'],
      ['', { email: 'аna@example.com', name, password }, 'email'],
      ['', { email, name: 'Ana\u0000', password }, 'name'],
      ['', { email, name: ' ', password }, 'name'],
      ['', { email, name: 'Ana, pague en https://evil.example', password }, 'name'],
      ['', { email, name: '\u202Eana', password }, 'name'],
      ['', { email, name: '<b>Ana</b>', password }, 'name'],
      ['', { email, name, password: 'corta' }, 'password'],
      ['', { email, name, password: 'x'.repeat(201) }, 'password'],
      ['/session', { email, password: '' }, 'password'],
      ['/reset', { email: ['a@example.com'] }, 'email'],
      ['/verify', { token: "' or 1=1 --", password }, 'token'],
      ['/password', { token: 'x'.repeat(43), password: 'corta' }, 'password'],
    ]
    for (const [path, body, field] of wrong) {
      const answer = await send(hub, `/api/guardians${path}`, body)
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST'])
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    }
  })
})

describe('Tries', () => {
  const token = 'x'.repeat(43)
  const proofs = {
    '/api/guardians/session': { email, password },
    '/api/guardians/verify': { token, password },
    '/api/guardians/password': { token, password },
  }
  const mails = {
    '/api/guardians': { email, name, password },
    '/api/guardians/reset': { email },
  }
  const allowed = [
    ...Object.entries(proofs).map(([path, body]) => [path, body, 2] as const),
    ...Object.entries(mails).map(([path, body]) => [path, body, 10] as const),
  ]

  it.each(allowed)('at %s are limited by address', async (path, body, times) => {
    const hub = await runHub({ settings: { access: { triesPerCode: 100, triesPerAddress: 2 } } })
    for (let tries = 0; tries < times; tries += 1) expect((await send(hub, path, body)).status).not.toBe(429)
    const answer = await send(hub, path, body)
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('of one account are limited, and another account’s are not', async () => {
    const hub = await runHub({ settings: { access: { triesPerCode: 1 } } })
    const statuses: number[] = []
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await signIn(hub)).status)
    expect(statuses).toEqual([401, 429, 429])
    expect((await signIn(hub, { email: 'otra@example.com' })).status).toBe(401)
  })

  it('cannot flood a mailbox, and the limit tells nobody who has an account', async () => {
    const hub = await runHub({ settings: { access: { triesPerCode: 2 } } })
    for (const address of ['nadie@example.com', email]) {
      if (address === email) await register(hub)
      await send(hub, '/api/guardians/reset', { email: address })
      if (address !== email) await send(hub, '/api/guardians/reset', { email: address })
      expect((await send(hub, '/api/guardians/reset', { email: address })).status).toBe(429)
    }
    await delivered(hub, 4)
    expect(await mailsOf(hub.hub.app)).toHaveLength(2)
  })
})
