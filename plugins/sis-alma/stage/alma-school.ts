import { smallSchool } from '@matricula/contract/kit'
import type { SchoolStudent } from '@matricula/contract/kit'

/** Alma's ids are 24 hexadecimal digits. */
export function almaId(id: string): string {
  return id
    .replaceAll(/[^0-9a-f]/gi, '')
    .toLowerCase()
    .padStart(24, '0')
}

export interface AlmaYear {
  readonly id: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly gradeOf: (student: SchoolStudent) => string | null
}

/** The school year of the small school that is coming, and the one before it. */
export const almaYears: readonly [AlmaYear, AlmaYear] = [
  almaYear(2024, ({ student }) => student.grade?.key ?? null),
  almaYear(2025, ({ student }) => student.nextGrade?.key ?? null),
]

function almaYear(begins: number, gradeOf: AlmaYear['gradeOf']): AlmaYear {
  return {
    id: almaId(`5${begins}`),
    name: `${begins}-${begins + 1}`,
    startDate: `${begins}-08-01`,
    endDate: `${begins + 1}-07-15`,
    gradeOf,
  }
}

export function almaStudent({ student }: SchoolStudent) {
  const [first = '', ...middle] = student.firstNames.split(' ')
  return {
    id: almaId(student.id),
    username: `a${student.code.toLowerCase()}`,
    firstName: first,
    middleName: middle.join(' '),
    lastName: student.lastNames,
    preferredName: '',
    schoolId: almaId('abc1'),
    districtId: student.code,
    stateId: '',
    gender: student.gender,
    race: [],
    languages: ['es', 'en'],
    status: student.status === 'enrolled' ? 'Active' : 'Admitted',
    externalIds: [],
    created: '2024-06-01T15:00:00Z',
    modified: '2025-01-10T15:00:00Z',
  }
}

/** As the school wrote them: some with other capitals, one empty, money with dots. */
export function almaCustomFields({ student, customFields }: SchoolStudent) {
  const { terms, home } = student
  const written: Readonly<Record<string, string | number | null>> = {
    'Alumni son': customFields.alumniChild,
    'Student in the sister school for 1 year': customFields.sisterSchool,
    'Employee child': customFields.employeeChild,
    'Family with more than one child': customFields.familyMoreThanOne,
    'Child number': customFields.childNumber,
    'Pay-year-in-advance': customFields.payYearInAdvance,
    'Registration fee': customFields.registrationFee.toLocaleString('es-CO'),
    'Parents fee': customFields.parentsFee,
    'Accident insurance': customFields.accidentInsurance,
    Yearbook: customFields.yearbook,
    'Digital Yearbook': customFields.digitalYearbook,
    Lunch: customFields.lunch,
    Snack: customFields.snack,
    Transport: customFields.transport,
    'Transport mode': customFields.transportMode,
    'Life insurance': customFields.lifeInsurance,
    'Unemployment insurance': customFields.unemploymentInsurance,
    'Financially responsible': customFields.financiallyResponsible,
    Antiquity: terms.antiquity,
    Authorisation: terms.authorisation,
    'Payment status': terms.paymentStatus,
    'Card payment authorisation': terms.cardAuthorisation,
    'Transport requirement': terms.transportRequirement,
    'Admissions id': terms.admissionsId,
    'Enrollment year': student.enrollmentYear,
    Latitude: home === null ? '' : String(home.lat),
    Longitude: home === null ? '' : String(home.lng),
  }
  return Object.entries(written).map(([name, value]) => ({ name, value }))
}

export function almaParents() {
  const guardians = smallSchool.students.flatMap((student) => student.guardians)
  return new Map(guardians.map((guardian) => [almaId(guardian.guardian.id), guardian]))
}

export function almaHouseholds() {
  const families = new Set(smallSchool.students.map(({ student }) => student.familyId ?? ''))
  return [...families].map((familyId) => {
    const students = smallSchool.students.filter(({ student }) => student.familyId === familyId)
    const members = students.flatMap(({ student, guardians }) => [
      almaId(student.id),
      ...guardians.map(({ guardian }) => almaId(guardian.id)),
    ])
    const name = students[0]?.student.lastNames ?? ''
    return { id: almaId(familyId), name, memberIds: [...new Set(members)], externalIds: [] }
  })
}
