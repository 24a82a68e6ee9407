import type { CustomFields, Student } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { demoStudents } from '../src/demo.ts'
import { aRead, aSchool, rosterOf } from './support/a-school.ts'

const roster = await rosterOf(aSchool())
const valuesOf = (read: (student: Student) => unknown) => new Set(roster.map(read))

describe('the roster', () => {
  it('has as many students as the settings say, 600 without a word', async () => {
    expect(roster).toHaveLength(600)
    for (let students = 17; students < 60; students += 1) {
      const small = aSchool({ students })
      const children = await rosterOf(small)
      expect(children).toHaveLength(students)
      const related = await Promise.all(children.map(({ id }) => small.relationships(id, aRead())))
      const siblings = related.flat().filter(({ role }) => role === 'sibling')
      const ids = new Set(children.map(({ id }) => id))
      expect(siblings.filter(({ relatedId }) => !ids.has(relatedId))).toEqual([])
    }
  })

  it('is the same for the same seed, and another for another seed', async () => {
    expect(await rosterOf(aSchool({ seed: 2025 }))).toEqual(roster)
    expect(await rosterOf(aSchool({ seed: 7 }))).not.toEqual(roster)
  })

  it('keeps its students where they are when the school grows', async () => {
    const grown = await rosterOf(aSchool({ students: 3000 }))
    expect(grown.slice(0, 590)).toEqual(roster.slice(0, 590))
  })

  it('gives everyone an own code of five letters or digits, and an own id', async () => {
    const large = await rosterOf(aSchool({ students: 100_000 }), 100_000)
    expect(large.filter(({ code }) => !/^[0-9A-Z]{5}$/.test(code))).toEqual([])
    expect(new Set(large.map(({ code }) => code)).size).toBe(100_000)
    expect(new Set(large.map(({ id }) => id)).size).toBe(100_000)
  })

  it('has leading zeros and letters among the generated codes', () => {
    const generated = roster.slice(demoStudents.length).map(({ code }) => code)
    expect(generated.some((code) => code.startsWith('0'))).toBe(true)
    expect(generated.some((code) => /[A-Z]/.test(code))).toBe(true)
  })
})

describe('the situations of the roster', () => {
  it.each<[string, (student: Student) => unknown, readonly unknown[]]>([
    ['next grade', ({ nextGrade }) => nextGrade?.id, Array.from({ length: 14 }, (_, index) => 101 + index)],
    [
      'antiquity',
      ({ terms }) => terms.antiquity,
      ['old', 'new_current', 'New', 'reintegrate', 'new_next', 'new20'],
    ],
    ['authorisation', ({ terms }) => terms.authorisation, ['VALID', 'PENDIENTE', 'NO AUTORIZADO', '']],
    [
      'payment status',
      ({ terms }) => terms.paymentStatus,
      ['', 'APROBADO', 'PAGO DAVIVIENDA', 'PAGO ANTICIPO', 'INGRESO MANUAL', 'NO APROBADO'],
    ],
    ['status', ({ status }) => status, ['enrolled', 'admitted', 'withdrawn']],
    ['card authorisation', ({ terms }) => terms.cardAuthorisation, ['Si', 'No']],
    ['gender', ({ gender }) => gender, ['F', 'M']],
    [
      'transport requirement',
      ({ terms }) => terms.transportRequirement,
      [
        'Full route',
        'Half route',
        'Full bus stop',
        'Half bus stop',
        'Yes',
        'Si',
        'No',
        '',
        'Consultar con la abuela',
      ],
    ],
    ['family', ({ familyId }) => familyId === null, [true, false]],
    ['home', ({ home }) => home === null, [true, false]],
  ])('cover every %s', (_, read, expected) => {
    expect([...valuesOf(read)]).toEqual(expect.arrayContaining([...expected]))
  })

  it('make no old student of Prejardín, and send old ones one grade up', () => {
    const old = roster.filter(({ terms }) => terms.antiquity === 'old')
    expect(old.filter(({ nextGrade }) => nextGrade?.key === 'PREJARDIN')).toEqual([])
    expect(old.filter(({ grade, nextGrade }) => grade?.id !== (nextGrade?.id ?? 115) - 1)).toEqual([])
  })

  it('name the admissions record of every newcomer and of nobody else', () => {
    expect(
      roster.filter(({ terms }) => (terms.antiquity === 'old') !== (terms.admissionsId === null)),
    ).toEqual([])
  })
})

describe('the custom fields', () => {
  const school = aSchool()
  const everyone = Promise.all(roster.map(({ id }) => school.customFields(id, aRead())))
  const seen = async (read: (fields: CustomFields) => unknown) =>
    new Set((await everyone).map((fields) => fields && read(fields)))

  it.each([
    'alumniChild',
    'sisterSchool',
    'employeeChild',
    'familyMoreThanOne',
    'payYearInAdvance',
    'accidentInsurance',
    'yearbook',
    'digitalYearbook',
    'lunch',
    'snack',
    'transport',
    'lifeInsurance',
    'unemploymentInsurance',
  ] as const)('say Si and No of %s', async (field) => {
    expect(await seen((fields) => fields[field])).toEqual(new Set(['Si', 'No']))
  })

  it('number children from 0 to 4, or not at all', async () => {
    expect(await seen(({ childNumber }) => childNumber)).toEqual(new Set([0, 1, 2, 3, 4, null]))
  })

  it('know the parents’ association fee of the order and none', async () => {
    expect(await seen(({ parentsFee }) => parentsFee)).toEqual(new Set([185_000, 0]))
  })

  it('use every transport mode that is priced, none, and one that is not', async () => {
    const sizes = ['Completo', 'Medio'].flatMap((size) =>
      ['Cercano', 'Intermedio', 'Lejano'].map((band) => `${size} ${band}`),
    )
    expect(await seen(({ transportMode }) => transportMode)).toEqual(
      new Set([...sizes, 'none', 'Ruta especial']),
    )
  })
})
