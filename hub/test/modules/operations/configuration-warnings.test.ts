import { beforeAll, describe, expect, it } from 'vitest'
import { lay } from '../../../src/config/read-yaml.ts'
import { type Settings, settingsSchema } from '../../../src/config/settings.ts'
import { judgeAuditRights } from '../../../src/modules/operations/audit-rights-warnings.ts'
import { configurationWarnings } from '../../../src/modules/operations/configuration-warnings.ts'
import { configFor } from '@matricula/hub/testing/test-hub'

const careful = {
  profile: 'production',
  server: { publicUrl: 'https://matricula.example.edu.co', checkAnswers: 0 },
  database: { encryptionKey: 'k' },
  access: { secondProof: 'mailLink', passwordCost: 17 },
}

describe('A configuration', () => {
  let shipped: Settings
  let windows: Parameters<typeof configurationWarnings>[0]['season']['windows']

  beforeAll(async () => {
    const { settings, seasons } = await configFor({})
    shipped = settings
    windows = seasons.parents.parent.windows
  })

  const codesOf = (
    over: object,
    now = '2025-06-19T10:00:00-05:00',
    use = 'payments-epayco',
    keys: Parameters<typeof configurationWarnings>[0]['keys'] = [],
  ) => {
    const { error, value: settings } = settingsSchema.validate(lay(over, lay(careful, shipped)))
    if (error !== undefined) throw error
    const plugins = [{ instance: 'payments.card', use }]
    return configurationWarnings({
      settings,
      season: { name: '2025-2026', windows },
      plugins,
      keys,
      now: new Date(now),
      wall: new Date('2026-01-15T09:00:00.000Z'),
    }).map(({ code }) => code)
  }

  it('that is careful gives no warning', () => {
    expect(codesOf({})).toEqual([])
  })

  it.each([
    ['ADMIN_PASSWORD_SET', { access: { firstAdminPassword: 'a long password' } }],
    ['DATA_NOT_ENCRYPTED', { database: { encryptionKey: '' } }],
    ['NO_SECOND_PROOF', { access: { secondProof: 'none' } }],
    ['PUBLIC_URL_MISSING', { server: { publicUrl: '' } }],
    ['PUBLIC_URL_NOT_HTTPS', { server: { publicUrl: 'http://matricula.example' } }],
    ['ANSWERS_CHECKED', { server: { checkAnswers: 1 } }],
    ['REHEARSAL', { rehearsal: true }],
  ])('gives %s in production, and in the sandbox nothing', (code, over) => {
    expect(codesOf(over)).toEqual([code])
    expect(codesOf({ ...over, profile: 'sandbox' })).toEqual([])
  })

  it.each([
    [null, ['KEY_NEVER_EXPIRES']],
    ['2026-01-29T09:00:00.000Z', ['KEY_EXPIRES_SOON']],
    ['2026-01-29T09:00:00.001Z', []],
    ['2026-01-15T09:00:00.000Z', []],
  ])('with a key that expires at %s gives %j, in the sandbox too', (at, codes) => {
    const keys = [{ name: 'Torniquetes', prefix: 'mh_abcde', expires_at: at }]
    expect(codesOf({}, undefined, undefined, keys)).toEqual(codes)
    expect(codesOf({ profile: 'sandbox' }, undefined, undefined, keys)).toEqual(codes)
  })

  it('of production has no pretend vendors', () => {
    expect(codesOf({}, undefined, 'sandbox-payments')).toEqual(['PRETEND_VENDOR'])
  })

  it.each([
    ['2025-06-03T05:59:59-05:00', ['SEASON_NOT_OPEN']],
    ['2025-06-03T06:00:00-05:00', []],
    ['2025-08-31T23:59:59-05:00', []],
    ['2025-09-01T00:00:00-05:00', ['SEASON_OVER']],
  ])('is of a season that at %s gives %j', (now, codes) => {
    expect(codesOf({}, now)).toEqual(codes)
  })
})

describe('The audit trail', () => {
  it.each([
    ['production', { ownsTables: false, mayRewrite: false }, []],
    ['production', { ownsTables: false, mayRewrite: true }, ['AUDIT_REWRITABLE']],
    ['sandbox', { ownsTables: false, mayRewrite: true }, ['AUDIT_REWRITABLE']],
    ['production', { ownsTables: true, mayRewrite: true }, ['ONE_DATABASE_LOGIN']],
    ['sandbox', { ownsTables: true, mayRewrite: true }, []],
    ['production', null, []],
  ] as const)('in %s for a login with %j gives %j', (profile, rights, codes) => {
    expect(judgeAuditRights(rights, profile).map(({ code }) => code)).toEqual(codes)
  })
})
