import { describe, expect, it } from 'vitest'
import { settings } from '../src/settings.ts'

const written = { baseUrl: 'https://facs.api.getalma.com/', school: 'fca', apiKey: 'k', apiSecret: 's' }

describe('the settings', () => {
  it('need four values; host and school are apart', () => {
    expect(settings.validate(written).value).toMatchObject({
      baseUrl: 'https://facs.api.getalma.com',
      school: 'fca',
      statuses: ['Active', 'Locked'],
      codeField: 'districtId',
      paths: { customFields: '/students/{id}/custom-fields' },
      fields: { antiquity: 'Antiquity', paymentStatus: 'Payment status' },
      callsAtOnce: 4,
    })
  })

  it.each([
    { baseUrl: 'http://facs.api.getalma.com' },
    { baseUrl: 'https://user:secret@facs.api.getalma.com' },
    { baseUrl: 'https://facs.api.getalma.com/?key=1' },
    { baseUrl: 'ftp://facs' },
    { school: '../admin' },
    { school: undefined },
    { apiSecret: undefined },
    { paths: { parent: '/parents' } },
    { paths: { parent: '/../{id}' } },
    { paths: { parent: '/parents/{id}?x=1' } },
    { codeField: 'firstName' },
    { grades: [] },
    {
      grades: [
        { id: 1, key: 'A', name: 'A' },
        { id: 1, key: 'B', name: 'B' },
      ],
    },
    { fields: { antiqity: 'x' } },
    { comingYearOn: '1 de agosto' },
  ])('refuse %j', (wrong) => {
    expect(settings.validate({ ...written, ...wrong }).error).toBeDefined()
  })

  it('let a pretend vendor on this machine do without https', () => {
    expect(settings.validate({ ...written, baseUrl: 'http://127.0.0.1:4010' }).error).toBeUndefined()
  })
})
