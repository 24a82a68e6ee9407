import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  anAccount,
  aRequest,
  id,
  read,
  requestIs,
  requestPath,
  sign,
  success,
  tokens,
} from './support/an-account.ts'

describe('the address at which to sign', () => {
  const settings = { embeddedAt: 'https://matricula.colegio.example' }
  const embedToken = `${requestPath}/actions/212541000000244028/embedtoken`

  it('is asked for afresh for a signer whose turn it is', async () => {
    tokens()
    requestIs(aRequest())
    nock(sign)
      .post(embedToken, 'host=https%3A%2F%2Fmatricula.colegio.example')
      .reply(200, success({ sign_url: 'https://sign.zoho.com/zsguest?sign_id=1' }))
    expect(await anAccount({ settings }).adapter.status(id, read())).toMatchObject({
      url: 'https://sign.zoho.com/zsguest?sign_id=1',
    })
  })

  it.each([
    ['inprogress', 'NOACTION'],
    ['inprogress', 'SIGNED'],
    ['completed', 'SIGNED'],
    ['expired', 'VIEWED'],
  ])('is not asked for while it is %s and %s', async (status, action) => {
    tokens()
    requestIs(aRequest({ status, action }))
    expect(await anAccount({ settings }).adapter.status(id, read())).toMatchObject({ url: null })
  })

  it.each([{}, { sign_url: 'http://sign.zoho.com/x' }, { sign_url: 'javascript:alert(1)' }])(
    'is null after the answer %j, with a warning',
    async (answer) => {
      tokens()
      requestIs(aRequest())
      nock(sign).post(embedToken).reply(200, success(answer))
      const { adapter, kit } = anAccount({ settings })
      expect(await adapter.status(id, read())).toMatchObject({ url: null })
      expect(kit.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
    },
  )
})
