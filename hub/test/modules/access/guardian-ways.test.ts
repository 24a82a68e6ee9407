import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/config/texts.ts'
import { enter, email, name } from '@matricula/hub/testing/guardian-forms'
import { oidcClient } from '@matricula/hub/testing/oidc-provider'
import { runHub } from '@matricula/hub/testing/test-hub'

const ways = '/api/guardians/session'

const issuer = {
  ...oidcClient,
  issuer: 'https://cuentas.example.com',
  authorizationUrl: 'https://cuentas.example.com/auth',
  tokenUrl: 'https://cuentas.example.com/token',
  jwksUrl: 'https://cuentas.example.com/jwks',
}

describe('How guardians sign in', () => {
  it('is by password, and by a third-party account where the school has such a provider', async () => {
    const plain = await runHub()
    const other = await runHub({ settings: { access: { oidc: { guardians: issuer } } } })

    expect((await plain.visitor().get(ways)).body).toMatchObject({ password: true, oidc: false })
    expect((await other.visitor().get(ways)).body).toMatchObject({ password: true, oidc: true })
  })

  it('says in the demonstration which addresses there are and where their mail is', async () => {
    const { hub, visitor } = await runHub()
    const spanish = await visitor().get<{ demo: { guardians: object[] } }>(ways)
    const english = await visitor().get<{ demo: { guardians: object[] } }>(ways, { 'accept-language': 'en' })

    expect(spanish.body.demo).toMatchObject({ mailbox: '/sandbox/notices.main/' })
    expect(spanish.body.demo.guardians[0]).toEqual({
      email: 'familia.20198@example.com',
      situation: 'Dos estudiantes con facturas por pagar',
    })
    expect(english.body.demo.guardians[0]).toMatchObject({ situation: 'Two students with invoices to pay' })
    for (const { situation } of hub.app.config.demoGuardians)
      expect(Object.keys(situation).toSorted()).toEqual([...locales].toSorted())
  })

  it('says nothing of a demonstration where there is none', async () => {
    const { visitor } = await runHub({ settings: { profile: 'production', rehearsal: true } })
    expect((await visitor().get(ways)).body).toEqual({ password: true, oidc: false, demo: null })
  })
})

describe('A guardian’s account', () => {
  it('is read by its guardian alone', async () => {
    const hub = await runHub()
    const browser = await enter(hub)

    expect((await browser.get('/api/guardians/account')).body).toEqual({ name, email })
    expect((await hub.visitor().get('/api/guardians/account')).status).toBe(401)
  })
})
