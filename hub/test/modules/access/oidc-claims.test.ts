import { describe, expect, it } from 'vitest'
import { arrivalOf } from '../../../src/modules/access/oidc-arrival.ts'
import { readClaims, rolesByGroups, usernameFor } from '../../../src/modules/access/oidc-claims.ts'

const nobody = {
  subject: 's-1',
  email: null,
  isEmailVerified: false,
  name: null,
  username: null,
  groups: [],
}

describe('Claims', () => {
  it.each([
    [{ sub: 's-1' }, {}],
    [{ sub: 's-1', email: ' Ana@Example.COM ' }, { email: 'ana@example.com' }],
    [{ sub: 's-1', email: 'no address' }, { email: null }],
    [{ sub: 's-1', email: 'аna@example.com' }, { email: null }],
    [{ sub: 's-1', email: ['a@example.com'] }, { email: null }],
    [{ sub: 's-1', email_verified: true }, { isEmailVerified: true }],
    [{ sub: 's-1', email_verified: 'true' }, { isEmailVerified: false }],
    [{ sub: 's-1', email_verified: 1 }, { isEmailVerified: false }],
    [{ sub: 's-1', name: { first: 'Ana' } }, { name: null }],
    [{ sub: 's-1', name: 'x'.repeat(201) }, { name: null }],
    [{ sub: 's-1', name: 'María Ruiz' }, { name: 'María Ruiz' }],
    [{ sub: 's-1', name: 'María\nPague en https://evil.example' }, { name: null }],
    [{ sub: 's-1', roles: ['a', 7, null, 'b'] }, { groups: ['a', 'b'] }],
    [{ sub: 's-1', roles: 'a' }, { groups: ['a'] }],
    [{ sub: 's-1', roles: { a: true } }, { groups: [] }],
    [{ sub: 's-1', groups: ['a'] }, { groups: [] }],
  ])('%j are read as %j', (payload, expected) => {
    expect(readClaims(payload, 'roles')).toEqual({ ...nobody, ...expected })
  })

  it.each([{}, { sub: '' }, { sub: 7 }, { sub: 'x'.repeat(201) }])('%j are nobody’s', (payload) => {
    expect(readClaims(payload)).toBeNull()
  })
})

it.each([
  [['treasury'], ['finance']],
  [
    ['treasury', 'board', 'treasury'],
    ['finance', 'admin'],
  ],
  [['Treasury', 'other'], []],
  [['constructor', '__proto__', 'toString'], []],
  [['odd'], []],
  [[], []],
])('groups %j give the roles %j', (groups, expected) => {
  expect(rolesByGroups(groups, { treasury: 'finance', board: 'admin', odd: 'owner' })).toEqual(expected)
})

it.each([
  [{ username: 'maria.gomez' }, 'oidc-maria.gomez'],
  [{ username: 'María Gómez@colegio.example', email: 'other@x.example' }, 'oidc-maria-gomez'],
  [{ email: 'finanzas@colegio.example' }, 'oidc-finanzas'],
  [{ username: "'; drop table staff --" }, 'oidc--drop-table-staff-'],
  [{ username: 'x'.repeat(100) }, `oidc-${'x'.repeat(40)}`],
  [{}, 'oidc-s-1'],
])('who is %j is called %s here', (claims, expected) => {
  expect(usernameFor({ ...nobody, ...claims })).toBe(expected)
})

const down = { is: 'sent-back', isProviderDown: true }
const refused = { is: 'sent-back', isProviderDown: false }

it.each([
  [{}, { is: 'leaving' }],
  [{ state: 'b' }, { is: 'leaving' }],
  [{ code: 'a', state: 'b' }, { is: 'back' }],
  [{ code: 'a', state: 'b', iss: 'https://issuer.example', session_state: 'x' }, { is: 'back' }],
  [{ code: 'a', state: 'b', iss: 'https://other.example' }, refused],
  [{ code: 'a', state: 'b', iss: ['https://issuer.example'] }, refused],
  [{ code: ['a', 'b'], state: 'c' }, refused],
  [{ code: 'a' }, refused],
  [{ code: 'a', state: 'b', error: 'x' }, refused],
  [{ error: 'access_denied' }, refused],
  [{ error: ['server_error', 'x'] }, refused],
  [{ error: 'server_error' }, down],
  [{ error: 'temporarily_unavailable', state: 'b' }, down],
])('a browser with %j arrives as %j', (query, expected) => {
  expect(arrivalOf(query, 'https://issuer.example')).toEqual(expected)
})
