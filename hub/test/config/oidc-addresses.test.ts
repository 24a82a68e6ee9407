import { describe, expect, it } from 'vitest'
import { configFor } from '@matricula/hub/testing/test-hub'

const provider = (address: string) => ({
  issuer: address,
  authorizationUrl: `${address}/authorize`,
  tokenUrl: `${address}/token`,
  jwksUrl: `${address}/keys`,
  clientId: 'matricula',
  clientSecret: 'a secret of ours',
})

const load = (address: string) =>
  configFor({}, { settings: { access: { oidc: { guardians: provider(address) } } } })

describe('The addresses of an OpenID Connect provider', () => {
  it.each(['https://id.example.co', 'http://127.0.0.1:4000', 'http://localhost:4000'])(
    'may be %s',
    async (address) => {
      const { settings } = await load(address)
      expect(settings.access.oidc.guardians.tokenUrl).toBe(`${address}/token`)
    },
  )

  it.each([
    'http://id.example.co',
    'http://169.254.169.254',
    'http://127.0.0.1.example.co',
    'http://localhost.example.co',
    'file:///etc',
    'gopher://127.0.0.1',
  ])('may not be %s: our secret would go there for all to read, or to nobody we know', async (address) => {
    await expect(load(address)).rejects.toThrow(/must begin with https:/)
  })
})
