import { memoryKit } from '@matricula/contract/kit'
import type { HttpRequest } from '@matricula/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { digestHttp } from '../src/digest-http.ts'
import { openPretendAlma } from '../stage/pretend-alma.ts'

async function anAlma(apiSecret = 'right') {
  const kit = memoryKit()
  const account = { school: 'colegiodemo', apiKey: 'key', apiSecret: 'right' }
  const vendor = await openPretendAlma(account)
  onTestFinished(() => vendor.close())
  const url = `${vendor.origin}/v2/colegiodemo/school-years`
  const http = digestHttp({
    http: kit.http,
    user: account.apiKey,
    password: apiSecret,
    challengeUrl: url,
    now: () => kit.now(),
  })
  const request = (): HttpRequest => ({ method: 'GET', url, signal: new AbortController().signal })
  const ask = async () => (await http.send(request())).status
  const unsigned = () => vendor.requests.filter(({ headers }) => headers['authorization'] === undefined)
  return { vendor, http, ask, unsigned }
}

describe('the calls of an instance', () => {
  it('share one challenge, many at once and one after the other', async () => {
    const { vendor, ask, unsigned } = await anAlma()
    expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(Array(8).fill(200))
    expect(await ask()).toBe(200)
    expect(unsigned()).toHaveLength(1)
    expect(vendor.requests).toHaveLength(10)
  })

  it('sign once more, with the nonce that came along, when theirs is too old', async () => {
    const { vendor, ask, unsigned } = await anAlma()
    await ask()
    vendor.expireNonces()
    expect(await ask()).toBe(200)
    expect(await ask()).toBe(200)
    expect(unsigned()).toHaveLength(1)
    expect(vendor.requests).toHaveLength(5)
  })

  it('all get through when the nonce grows old under many of them', async () => {
    const { vendor, ask } = await anAlma()
    await ask()
    vendor.expireNonces()
    expect(await Promise.all(Array.from({ length: 6 }, ask))).toEqual(Array(6).fill(200))
  })

  it('give up at the second refusal, and try the secret but once on a fresh nonce', async () => {
    const { vendor, ask, unsigned } = await anAlma('wrong')
    expect(await ask()).toBe(401)
    expect(vendor.requests).toHaveLength(2)
    expect(unsigned()).toHaveLength(1)
  })

  it('give up when what was good is refused twice', async () => {
    const { vendor, ask } = await anAlma()
    await ask()
    await vendor.injectFault('unauthorised')
    await expect(ask()).rejects.toMatchObject({ code: 'unauthorised' })
  })

  it('ask for another challenge once the first was forgotten', async () => {
    const { http, ask, unsigned } = await anAlma()
    await ask()
    http.forget()
    expect(await ask()).toBe(200)
    expect(unsigned()).toHaveLength(2)
  })
})
