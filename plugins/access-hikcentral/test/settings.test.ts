import { describe, expect, it } from 'vitest'
import { plugin } from '../src/index.ts'

const plain = {
  baseUrl: 'https://hik.colegio.example',
  appKey: '23268312',
  appSecret: 'hikSecretInvented01',
  groups: { lunch: '34', snack: '35' },
}

const problemOf = (given: object) => plugin.settings.validate({ ...plain, ...given }).error?.message ?? null

describe('the settings', () => {
  it.each([
    'https://10.1.2.3',
    'https://hik.colegio.example:8443/',
    'http://127.0.0.1:9016',
    'http://localhost:80',
  ])('take the address %s', (baseUrl) => expect(problemOf({ baseUrl })).toBeNull())

  it.each([
    'http://hik.colegio.example',
    'https://hik.colegio.example/artemis',
    'https://operador:clave@hik.colegio.example',
    'ftp://127.0.0.1',
    'hik.colegio.example',
  ])('refuse the address %s', (baseUrl) => expect(problemOf({ baseUrl })).toContain('baseUrl'))

  it('refuse one group for both meals', () => {
    expect(problemOf({ groups: { lunch: '34', snack: '34' } })).toContain('groups.snack')
  })

  it.each(['34"}', '', 'a b'])('refuse the group id %j', (lunch) => {
    expect(problemOf({ groups: { lunch, snack: '35' } })).toContain('groups.lunch')
  })

  it('never take success for a missing person', () => {
    expect(problemOf({ missingCodes: ['0'] })).toContain('missingCodes')
  })
})
