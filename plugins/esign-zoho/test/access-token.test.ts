import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  anAccount,
  aRequest,
  id,
  network,
  read,
  replay,
  requestPath,
  sign,
  success,
  tokens,
} from './support/an-account.ts'

/** A request that can be asked for as often as one likes, and the tokens it was asked for with. */
function requests(): string[] {
  const shown: string[] = []
  nock(sign)
    .persist()
    .get(requestPath)
    .reply(200, function () {
      shown.push(this.req.headers['authorization'] ?? '')
      return success({ requests: aRequest() })
    })
  return shown
}

describe('the access token', () => {
  it('is asked for by the refresh token and shown as Zoho wants it', async () => {
    await replay('token')
    const shown = requests()
    await anAccount().adapter.status(id, read())
    expect(shown).toEqual(['Zoho-oauthtoken 1000.invented.token'])
    expect(nock(accounts).isDone()).toBe(true)
  })

  it('is one for many calls at once', async () => {
    const given = tokens()
    requests()
    const { adapter } = anAccount()
    await Promise.all(Array.from({ length: 8 }, () => adapter.status(id, read())))
    expect(given()).toBe(1)
  })

  it('is renewed at 55 minutes', async () => {
    let now = Date.parse('2026-01-15T13:00:00Z')
    const given = tokens()
    requests()
    const { adapter } = anAccount({ now: () => new Date(now) })
    await adapter.status(id, read())
    now += 55 * 60_000 - 1
    await adapter.status(id, read())
    expect(given()).toBe(1)
    now += 1
    await adapter.status(id, read())
    expect(given()).toBe(2)
  })

  it('that is refused is renewed once, and the call made once more', async () => {
    const given = tokens()
    nock(sign).get(requestPath).reply(401, { code: 9041, status: 'failure', message: 'x' })
    const shown = requests()
    expect(await anAccount().adapter.status(id, read())).toMatchObject({ id })
    expect(given()).toBe(2)
    expect(shown).toHaveLength(1)
  })

  it('that is refused twice is given up', async () => {
    const given = tokens()
    let asked = 0
    nock(sign)
      .persist()
      .get(requestPath)
      .reply(401, () => {
        asked += 1
        return { code: 9041, status: 'failure', message: 'x' }
      })
    await expect(anAccount().adapter.status(id, read())).rejects.toMatchObject({ code: 'unauthorised' })
    expect([given(), asked]).toEqual([2, 2])
  })

  it('is forgotten by stop', async () => {
    const given = tokens()
    requests()
    const { adapter } = anAccount()
    await adapter.status(id, read())
    await adapter.stop()
    await adapter.status(id, read())
    expect(given()).toBe(2)
  })

  it.each([
    [{ error: 'invalid_code' }, 'unauthorised'],
    [{ error: 'invalid_client' }, 'unauthorised'],
    [{ error: 'Access Denied', error_description: 'x', status: 'failure' }, 'throttled'],
    [{ error: 'access_denied' }, 'throttled'],
    [{}, 'unreachable'],
    [{ access_token: 'a\nb' }, 'unreachable'],
    [{ access_token: 7 }, 'unreachable'],
  ])('that is answered by %j with status 200 is %s', async (answer, code) => {
    tokens(answer)
    await expect(anAccount().adapter.status(id, read())).rejects.toMatchObject({ code })
  })

  it('that is asked for too often is waited for, as long as the window lasts', async () => {
    tokens({ error: 'Access Denied' })
    await expect(anAccount().adapter.status(id, read())).rejects.toMatchObject({ retryAfterMs: 600_000 })
  })

  it.each([
    [400, 'unauthorised'],
    [401, 'unauthorised'],
    [429, 'throttled'],
    [500, 'unreachable'],
  ])('that is answered with status %i is %s', async (status, code) => {
    network()
    nock(accounts).post('/oauth/v2/token').reply(status, '<html></html>')
    await expect(anAccount().adapter.status(id, read())).rejects.toMatchObject({ code })
  })

  it('stays out of the log and of what a check says, and so does an unknown refusal', async () => {
    tokens({ error: 'client-secret-invented is wrong' })
    const { adapter, kit } = anAccount()
    const health = await adapter.check(read().signal)
    expect(health).toMatchObject({ is: 'down', fix: expect.stringContaining('data centre') })
    expect(JSON.stringify([health, kit.logged])).not.toContain('client-secret-invented')
  })
})
