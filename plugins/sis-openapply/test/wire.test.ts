import { describe, expect, it } from 'vitest'
import { aRead, recordedOpenApply, recording } from './support/recorded-openapply.ts'

const students = '/api/v3/students'
const grades = [
  { id: 106, key: 'TERCERO', name: 'Tercero' },
  { id: 107, key: 'CUARTO', name: 'Cuarto', vendor: ['grade 4'] },
]

describe('the list of students', () => {
  it('is asked for by since_id with a bearer, and told in the hub’s words', async () => {
    const { openApply, seen } = recordedOpenApply({ grades })
    const { items, next } = await openApply.listStudents({ size: 200 }, aRead())
    expect(items).toEqual([
      {
        id: '10453',
        code: 'B7C2D',
        firstNames: 'Samuel José',
        lastNames: 'Ortiz Nuñez',
        status: 'admitted',
        gender: 'Male',
        grade: { id: 106, key: 'TERCERO', name: 'Tercero' },
        nextGrade: { id: 107, key: 'CUARTO', name: 'Cuarto' },
        enrollmentYear: '2026',
        familyId: '10012',
        home: { lat: 4.6735, lng: -74.0465, address: 'Cl 93 # 14-20, Apto 501, Bogotá' },
        terms: {
          antiquity: 'new_current',
          authorisation: 'VALID',
          paymentStatus: '',
          cardAuthorisation: 'No',
          transportRequirement: 'Half bus stop',
          admissionsId: '10453',
        },
      },
    ])
    expect(next).toBe('10460')
    expect(seen).toEqual([
      {
        method: 'POST',
        target: '/oauth/token',
        authorization: 'Basic Y2xpZW50SWQ6Y2xpZW50U2VjcmV0',
        contentType: 'application/x-www-form-urlencoded',
        body: 'grant_type=client_credentials',
      },
      {
        method: 'GET',
        target: `${students}?since_id=0&per_page=200`,
        authorization: 'Bearer oa_invented_token',
        contentType: null,
        body: '',
      },
    ])
  })

  it('is walked to the empty page, whatever the counts of the vendor say', async () => {
    const { openApply, seen } = recordedOpenApply()
    const codes: string[] = []
    let cursor: string | undefined
    do {
      const page = await openApply.listStudents({ cursor, size: 500 }, aRead())
      codes.push(...page.items.map(({ code }) => code))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(codes).toEqual(['B7C2D', '00042'])
    expect(seen.slice(1).map(({ target }) => target)).toEqual([
      `${students}?since_id=0&per_page=200`,
      `${students}?since_id=10460&per_page=200`,
      `${students}?since_id=10500&per_page=200`,
    ])
  })

  it('is never more than was asked for, though the vendor gives more', async () => {
    const { openApply, answers } = recordedOpenApply()
    answers[`${students}?since_id=0&per_page=1`] = [200, recording().first]
    const page = await openApply.admissions?.list({ size: 1 }, aRead())
    expect(page).toMatchObject({ items: [{ id: '10453' }], next: '10453' })
  })

  it.each([
    ['in another order', '0', [{ id: 9 }, { id: 8 }]],
    ['that begins again', '10460', [{ id: 10_453 }]],
    ['with a student twice', '0', [{ id: 8 }, { id: 8 }]],
  ])('%s breaks off, as students would be lost', async (_what, cursor, listed) => {
    const { openApply, answers } = recordedOpenApply()
    answers[`${students}?since_id=${cursor}&per_page=200`] = [200, { students: listed }]
    const walk = openApply.listStudents({ cursor, size: 200 }, aRead())
    await expect(walk).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('that is not there is a wrong address, not an empty school', async () => {
    const { openApply, answers } = recordedOpenApply()
    delete answers[`${students}?since_id=0&per_page=200`]
    await expect(openApply.listStudents({ size: 200 }, aRead())).rejects.toMatchObject({ code: 'not-found' })
  })

  it('goes on from none but our cursors', async () => {
    const { openApply, seen } = recordedOpenApply()
    const walk = openApply.listStudents({ cursor: '1&status=x', size: 2 }, aRead())
    await expect(walk).rejects.toMatchObject({ code: 'invalid' })
    expect(seen).toEqual([])
  })
})

describe('an applicant', () => {
  it('is told with the grade as it is written, and no code until there is one', async () => {
    const { openApply } = recordedOpenApply()
    const page = await openApply.admissions?.list({ size: 200 }, aRead())
    expect(page?.items).toEqual([
      {
        id: '10453',
        code: 'B7C2D',
        firstNames: 'Samuel José',
        lastNames: 'Ortiz Nuñez',
        status: 'admitted',
        grade: 'Grade 4',
        enrollmentYear: '2026',
      },
      {
        id: '10460',
        code: null,
        firstNames: 'Nora',
        lastNames: 'Paz',
        status: 'waitlisted',
        grade: '',
        enrollmentYear: '2026',
      },
    ])
  })

  it('is found by id, and a stranger is not', async () => {
    const { openApply } = recordedOpenApply()
    expect(await openApply.admissions?.find('10453', aRead())).toMatchObject({ code: 'B7C2D' })
    expect(await openApply.admissions?.find('77', aRead())).toBeNull()
  })
})

describe('a student', () => {
  it('is found by a code in either case, whose list is read once', async () => {
    const { openApply, seen } = recordedOpenApply()
    expect(await openApply.findStudent('b7c2d', aRead())).toMatchObject({ id: '10453' })
    expect(await openApply.findStudent('B7C2D', aRead())).toMatchObject({ id: '10453' })
    expect(await openApply.findStudent('ZZZZZ', aRead())).toBeNull()
    expect(seen.slice(1).map(({ target }) => target)).toEqual([
      `${students}?since_id=0&per_page=200&fields=id%2Ccustom_id`,
      `${students}?since_id=10460&per_page=200&fields=id%2Ccustom_id`,
      `${students}?since_id=10500&per_page=200&fields=id%2Ccustom_id`,
      `${students}/10453`,
      `${students}/10453`,
    ])
  })

  it('is not found by a code that was given to somebody else meanwhile', async () => {
    const { openApply, answers } = recordedOpenApply()
    const [samuel] = recording().first.students
    answers[`${students}/10453`] = [200, { student: { ...samuel, custom_id: '20999' } }]
    expect(await openApply.findStudent('B7C2D', aRead())).toBeNull()
  })

  it('has custom fields, emergency contacts, parents in the order of the school, and siblings', async () => {
    const { openApply } = recordedOpenApply()
    expect(await openApply.customFields('10453', aRead())).toMatchObject({
      childNumber: 2,
      registrationFee: 3_033_000,
      parentsFee: 0,
      lunch: 'Si',
      snack: 'No',
    })
    expect(await openApply.emergencyContacts('10453', aRead())).toEqual([
      { name: 'Rosa Ibáñez', relationship: 'Abuela', phone: '3009990011' },
    ])
    const relationships = await openApply.relationships('10453', aRead())
    expect(
      relationships.map(({ relatedId, role, financiallyResponsible }) => [
        relatedId,
        role,
        financiallyResponsible,
      ]),
    ).toEqual([
      ['9002', 'Father', false],
      ['9001', 'Mother', true],
      ['10012', 'sibling', false],
    ])
  })

  it('may keep its fields under other slugs', async () => {
    const { openApply } = recordedOpenApply({
      fields: { transportMode: 'document_type', emergencyContacts: 'none' },
    })
    expect(await openApply.customFields('10453', aRead())).toMatchObject({ transportMode: 'TI' })
    expect(await openApply.emergencyContacts('10453', aRead())).toEqual([])
  })

  it.each(['..', '.', 'a/b', '%2e%2e', '', 'x'.repeat(65)])(
    'is not asked for by what is no id: %s',
    async (id) => {
      const { openApply, seen } = recordedOpenApply()
      expect(await openApply.customFields(id, aRead())).toBeNull()
      expect(await openApply.findGuardian(id, aRead())).toBeNull()
      expect(seen).toEqual([])
    },
  )
})

describe('a parent', () => {
  it('is told whether wrapped or bare, with a document and contacts', async () => {
    const { openApply } = recordedOpenApply()
    expect(await openApply.findGuardian('9001', aRead())).toEqual({
      id: '9001',
      firstNames: 'Laura',
      lastNames: 'Díaz',
      document: '52100310',
    })
    expect(await openApply.findGuardian('9002', aRead())).toMatchObject({
      firstNames: 'Juan',
      document: null,
    })
    expect(await openApply.guardianContacts('9001', aRead())).toEqual([
      { kind: 'email', value: 'laura.diaz@example.com', label: 'Email' },
      { kind: 'phone', value: '+57 300 123 4567', label: 'Mobile' },
    ])
    expect(await openApply.guardianContacts('9002', aRead())).toEqual([])
  })
})
