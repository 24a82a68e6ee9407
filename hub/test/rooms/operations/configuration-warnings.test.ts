import { beforeAll, describe, expect, it } from 'vitest'
import { lay } from '../../../src/config/read-yaml.ts'
import { type Settings, settingsSchema } from '../../../src/config/settings.ts'
import { configurationWarnings } from '../../../src/rooms/operations/configuration-warnings.ts'
import { configFor } from '../../support/test-hub.ts'

const careful = {
  profile: 'production',
  server: { publicUrl: 'https://matricula.example.edu.co', checkAnswers: 0 },
  database: { encryptionKey: 'k' },
  access: { secondProof: 'mailLink' },
}

describe('A configuration', () => {
  let shipped: Settings
  let windows: Parameters<typeof configurationWarnings>[0]['season']['windows']

  beforeAll(async () => {
    const { settings, seasons } = await configFor({})
    shipped = settings
    windows = seasons.parents.parent.windows
  })

  const codesOf = (over: object, now = '2025-06-19T10:00:00-05:00', use = 'payments-epayco') => {
    const { error, value: settings } = settingsSchema.validate(lay(over, lay(careful, shipped)))
    if (error !== undefined) throw error
    const plugins = [{ instance: 'payments.card', use }]
    return configurationWarnings({
      settings,
      season: { name: '2025-2026', windows },
      plugins,
      now: new Date(now),
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
  ])('gives %s in production, and in the sandbox nothing', (code, over) => {
    expect(codesOf(over)).toEqual([code])
    expect(codesOf({ ...over, profile: 'sandbox' })).toEqual([])
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
