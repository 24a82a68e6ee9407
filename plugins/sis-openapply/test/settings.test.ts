import { describe, expect, it } from 'vitest'
import { settings } from '../src/settings.ts'

const written = { baseUrl: 'https://colegiodemo.openapply.eu/', clientId: 'c', clientSecret: 's' }

describe('the settings', () => {
  it('need three values, and keep to one call a second', () => {
    expect(settings.validate(written).value).toMatchObject({
      baseUrl: 'https://colegiodemo.openapply.eu',
      codeField: 'custom_id',
      fields: { antiquity: 'antiquity' },
      callsPerSecond: 1,
    })
  })

  it.each([
    { baseUrl: 'http://colegiodemo.openapply.com' },
    { baseUrl: 'https://user:secret@colegiodemo.openapply.com' },
    { baseUrl: undefined },
    { clientSecret: '' },
    { codeField: 'email' },
    { fields: { antiqity: 'x' } },
    { grades: [] },
    { statusLevels: { x: 1 } },
  ])('refuse %j', (wrong) => {
    expect(settings.validate({ ...written, ...wrong }).error).toBeDefined()
  })
})
