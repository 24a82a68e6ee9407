import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
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
import { mailsOf, mailsTo, secretIn } from '@matricula/hub/testing/mailbox'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

describe.each(databases)('A guardian on $name', (database) => {
  it('registers, verifies the address by the mail, and signs in', async () => {
    const hub = await runHub({ database })
    const registered = await register(hub, { email: ' Ana.Ruiz@Example.com ' })
    expect([registered.status, registered.body]).toEqual([202, { minutes: 60 }])

    const [mail] = await mailsTo(hub, email)
    expect(mail?.subject).toBe('Verifique su correo · Colegio Bilingüe La Cordillera')
    expect(mail?.text).toContain(`${hub.url}/enrollment/ParentsLogin?verify=`)
    expect(mail?.text).not.toContain(name)

    const browser = hub.visitor()
    const token = await lastSecret(hub)
    const verified = await browser.post<{ csrfToken: string }>('/api/guardians/verify', { token, password })
    expect(verified.body).toEqual({
      kind: 'guardian',
      name,
      roles: [],
      csrfToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(verified.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    expect((await browser.get('/api/session')).body).toEqual(verified.body)
    expect((await signIn(hub)).body).toMatchObject({ kind: 'guardian', name })
  })

  it('sets a new password by the mail: every session ends, every other link is closed', async () => {
    const hub = await runHub({ database })
    const browser = await enter(hub)
    await send(hub, '/api/guardians/reset', { email })
    await send(hub, '/api/guardians/reset', { email })
    const [, one, other] = await mailsTo(hub, email, 3)
    expect(one?.text).toContain(`${hub.url}/enrollment/ParentsLogin?reset=`)
    if (one === undefined || other === undefined) throw new Error('a mail is missing')

    const change = { token: secretIn(one), password: 'otra clave distinta' }
    expect((await send(hub, '/api/guardians/password', change)).status).toBe(204)

    expect((await browser.get('/api/session')).body).toMatchObject({ kind: 'anonymous' })
    expect((await signIn(hub)).body.code).toBe('BAD_CREDENTIALS')
    expect((await signIn(hub, { password: 'otra clave distinta' })).status).toBe(200)
    for (const token of [secretIn(one), secretIn(other)]) {
      const again = await send(hub, '/api/guardians/password', { token, password: 'una tercera clave' })
      expect([again.status, again.body.code]).toEqual([422, 'LINK_EXPIRED'])
    }
  })

  it('uses a link once, however often it is sent at the same moment', async () => {
    const hub = await runHub({ database })
    await register(hub)
    const token = await lastSecret(hub)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(hub, token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422, 422,
    ])
  })

  it('is one account, however often the address is registered at the same moment', async () => {
    const hub = await runHub({ database })
    const answers = await Promise.all([1, 2, 3].map(() => register(hub)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await hub.hub.app.database('guardian')).toHaveLength(1)
    expect((await verify(hub, await lastSecret(hub, 3))).status).toBe(200)
  })
})

describe('An address', () => {
  it('that is known, unknown or verified is answered alike', async () => {
    const hub = await runHub()
    await enter(hub)
    const known = [await register(hub), await send(hub, '/api/guardians/reset', { email })]
    const unknown = { email: 'nadie@example.com' }
    const strangers = [await register(hub, unknown), await send(hub, '/api/guardians/reset', unknown)]
    for (const { status, text } of [...known, ...strangers])
      expect([status, text]).toEqual([202, '{"minutes":60}'])
  })

  it('that nobody has leaves no mail when a new password is asked for', async () => {
    const hub = await runHub()
    await send(hub, '/api/guardians/reset', { email })
    await delivered(hub, 1)
    expect(await mailsOf(hub.hub.app)).toEqual([])
  })

  it('that is verified keeps its password when somebody registers it again, and is told', async () => {
    const hub = await runHub()
    await enter(hub)
    await register(hub, { password: 'la clave de otro', name: 'Otro' })
    const [, mail] = await mailsTo(hub, email, 2)
    expect(mail?.text).toContain('?reset=')
    expect((await signIn(hub)).body).toMatchObject({ name })
    expect((await signIn(hub, { password: 'la clave de otro' })).body.code).toBe('BAD_CREDENTIALS')
  })

  it('registered by a stranger is not theirs once its owner opens the mail', async () => {
    const hub = await runHub()
    await register(hub, { password: 'la clave de otro' })
    const token = await lastSecret(hub)
    const owner = await verify(hub, token)
    expect([owner.status, owner.body.code]).toEqual([401, 'BAD_CREDENTIALS'])
    const stranger = await signIn(hub, { password: 'la clave de otro' })
    expect([stranger.status, stranger.body.code]).toEqual([403, 'NOT_VERIFIED'])

    await send(hub, '/api/guardians/reset', { email })
    const reset = { token: await lastSecret(hub, 3), password }
    expect((await send(hub, '/api/guardians/password', reset)).status).toBe(204)
    expect((await signIn(hub)).status).toBe(200)
    expect((await verify(hub, token, 'la clave de otro')).body.code).toBe('LINK_EXPIRED')
  })

  it('not verified yet gets a new mail at the right password alone', async () => {
    const hub = await runHub()
    await register(hub)
    await mailsTo(hub, email)
    expect((await signIn(hub, { password: 'otra clave distinta' })).body.code).toBe('BAD_CREDENTIALS')
    expect((await signIn(hub)).body.code).toBe('NOT_VERIFIED')
    expect((await verify(hub, await lastSecret(hub, 2))).status).toBe(200)
    expect(await mailsOf(hub.hub.app)).toHaveLength(2)
  })

  it('of a disabled account opens nothing and gets no mail', async () => {
    const hub = await runHub()
    await enter(hub)
    await hub.hub.app.database('guardian').update({ disabled_at: '2025-06-19T10:00:00.000Z' })
    expect((await signIn(hub)).body.code).toBe('BAD_CREDENTIALS')
    expect((await register(hub)).status).toBe(202)
    await send(hub, '/api/guardians/reset', { email })
    await delivered(hub, 3)
    expect(await mailsOf(hub.hub.app)).toHaveLength(1)
  })
})

describe('A link', () => {
  it('that is over, of another purpose or unknown opens nothing', async () => {
    const hub = await runHub()
    await register(hub)
    const token = await lastSecret(hub)
    const elsewhere = await send(hub, '/api/guardians/password', { token, password })
    const unknown = await verify(hub, 'x'.repeat(43))
    await hub.hub.app.database('mail_link').update({ expires_at: '2025-06-19T10:00:00.000Z' })
    const over = await verify(hub, token)
    for (const answer of [elsewhere, unknown, over])
      expect([answer.status, answer.body.code]).toEqual([422, 'LINK_EXPIRED'])
  })

  it('lies nowhere in the hub: the outbox has neither its secret nor the address', async () => {
    const hub = await runHub()
    await register(hub)
    const token = await lastSecret(hub)
    const { database } = hub.hub.app
    const kept = JSON.stringify([await database('outbox'), await database('mail_link'), hub.lines])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(email)
    expect(kept).not.toContain(password)
  })

  it('speaks the language of who asked for it', async () => {
    const hub = await runHub()
    const english = { 'accept-language': 'en' }
    await hub.visitor().post('/api/guardians', { email, name, password }, english)
    const [mail] = await mailsTo(hub, email)
    expect(mail?.subject).toBe('Verify your email · Colegio Bilingüe La Cordillera')
  })

  it('waits while the mail is down and still opens the account', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    await faultsAt(app, 'notices.main').injectFault('hangs-up')
    expect((await register(hub)).status).toBe(202)
    await until(
      () => app.database('outbox').where({ topic: 'notice.link' }).first(),
      (row) => row?.last_fault != null,
    )
    await faultsAt(app, 'notices.main').clearFault()
    await app.database('outbox').update({ due_at: app.clock.wall().toISOString() })
    app.work.trigger('deliver-outbox')
    expect((await verify(hub, await lastSecret(hub))).status).toBe(200)
    expect(await mailsOf(app)).toHaveLength(1)
  })
})
