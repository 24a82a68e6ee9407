import { describe, expect, it } from 'vitest'
import { aRead, recordedAlma } from './support/recorded-alma.ts'

const mariana = '5f1a0c2e7b3d4a0012ab34cd'
const tomas = '5f1a0c2e7b3d4a0012ab34aa'
const laura = '5f1a0c2e7b3d4a0012ab9001'

describe('a student and the family', () => {
  it('is found by the member of the settings, in either case', async () => {
    const { alma } = recordedAlma({ codeField: 'username' })
    expect(await alma.findStudent('MRojas', aRead())).toMatchObject({ id: mariana, code: 'mrojas' })
    expect(await alma.findStudent('20101', aRead())).toBeNull()
  })

  it('has custom fields by the names of the settings', async () => {
    const { alma } = recordedAlma({ fields: { transportMode: 'Allergies' } })
    expect(await alma.customFields(mariana, aRead())).toEqual({
      alumniChild: 'Si',
      sisterSchool: 'No',
      employeeChild: 'No',
      familyMoreThanOne: 'No',
      childNumber: 2,
      payYearInAdvance: 'Si',
      registrationFee: 3_033_000,
      parentsFee: 185_000,
      accidentInsurance: 'No',
      yearbook: 'No',
      digitalYearbook: 'No',
      lunch: 'Si',
      snack: 'No',
      transport: 'No',
      transportMode: 'maní',
      lifeInsurance: 'No',
      unemploymentInsurance: 'No',
      financiallyResponsible: 'Laura Díaz',
    })
  })

  it('has relationships, emergency contacts, and parents with a document and contacts', async () => {
    const { alma } = recordedAlma({ guardianDocument: 'username' })
    expect(await alma.relationships(mariana, aRead())).toEqual([
      { studentId: mariana, relatedId: laura, role: 'Mother', financiallyResponsible: true },
      {
        studentId: mariana,
        relatedId: '5f1a0c2e7b3d4a0012ab9002',
        role: '',
        financiallyResponsible: false,
      },
    ])
    expect(await alma.emergencyContacts(mariana, aRead())).toEqual([
      { name: 'Rosa Ibáñez', relationship: 'Abuela', phone: '3009990011' },
    ])
    expect(await alma.findGuardian(laura, aRead())).toEqual({
      id: laura,
      firstNames: 'Laura Inés',
      lastNames: 'Díaz',
      document: '52100310',
    })
    expect(await alma.guardianContacts(laura, aRead())).toEqual([
      { kind: 'email', value: 'familia.rojas@example.com', label: '' },
      { kind: 'phone', value: '3001234567', label: 'Mobile' },
    ])
  })

  it.each([
    ['none', null],
    ['externalIds', '900310'],
  ] as const)('has a document from %s: %s', async (guardianDocument, document) => {
    const { alma } = recordedAlma({ guardianDocument })
    expect(await alma.findGuardian(laura, aRead())).toMatchObject({ document })
  })

  it('is linked by the household where the school has no relationships', async () => {
    const { alma } = recordedAlma({ familyLinks: 'households' })
    expect(await alma.relationships(mariana, aRead())).toEqual([
      { studentId: mariana, relatedId: tomas, role: 'sibling', financiallyResponsible: false },
      { studentId: mariana, relatedId: laura, role: 'guardian', financiallyResponsible: false },
    ])
  })

  it('may lie under other paths and member names', async () => {
    const { alma, answers } = recordedAlma({
      paths: { relationships: '/students/{id}/links' },
      members: { relationship: { relatedId: 'person', role: 'kind' } },
    })
    answers[`/students/${mariana}/links`] = { response: { relationships: [{ person: 7, kind: 'Father' }] } }
    expect(await alma.relationships(mariana, aRead())).toMatchObject([{ relatedId: '7', role: 'Father' }])
  })

  it.each(['..', '.', 'a/b', '%2e%2e', '', 'x'.repeat(65)])(
    'is not asked for by what is no id: %s',
    async (id) => {
      const { alma, seen } = recordedAlma()
      expect(await alma.customFields(id, aRead())).toBeNull()
      expect(await alma.relationships(id, aRead())).toEqual([])
      expect(await alma.guardianContacts(id, aRead())).toEqual([])
      expect(seen).toEqual([])
    },
  )
})
