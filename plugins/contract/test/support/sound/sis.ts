import type { Admission, Page, Paging, SisAdapter, Student } from '../../../src/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { soundDefinition, soundLife, soundTrial } from './sound.ts'

function student(code: string): Student {
  return {
    id: `S-${code}`,
    code,
    firstNames: 'Luisa',
    lastNames: 'Rojas',
    status: 'enrolled',
    gender: 'F',
    grade: null,
    nextGrade: { id: 105, key: 'SEGUNDO', name: 'Segundo' },
    enrollmentYear: '2025-2026',
    familyId: 'F-1',
    home: null,
    terms: {
      antiquity: 'old',
      authorisation: 'VALID',
      paymentStatus: '',
      cardAuthorisation: 'Si',
      transportRequirement: '',
      admissionsId: null,
    },
  }
}

function admission(id: string): Admission {
  const person = { firstNames: 'Luis', lastNames: 'Mora', grade: 'JARDIN', enrollmentYear: '2025-2026' }
  return { id, code: null, status: 'applied', ...person }
}

export const students = ['00007', '10001', '10002', '10003', 'A1B2C'].map(student)
const admissions = ['1', '2', '3'].map(admission)

export function pageOf<T>(all: readonly T[], { cursor = '0', size }: Paging): Page<T> {
  const end = Number(cursor) + size
  return { items: all.slice(Number(cursor), end), next: end < all.length ? String(end) : null }
}

const custom = {
  alumniChild: 'No',
  sisterSchool: 'No',
  employeeChild: 'No',
  familyMoreThanOne: 'No',
  childNumber: null,
  payYearInAdvance: 'No',
  registrationFee: 0,
  parentsFee: 0,
  accidentInsurance: 'No',
  yearbook: 'No',
  digitalYearbook: 'No',
  lunch: 'No',
  snack: 'No',
  transport: 'No',
  transportMode: '',
  lifeInsurance: 'No',
  unemploymentInsurance: 'No',
  financiallyResponsible: '',
} as const

const definition = soundDefinition('sis', ({ memo }): SisAdapter => {
  const faults = faultSwitch(memo)
  const known = (id: string) => students.some((student) => student.id === id)
  return {
    ...soundLife(faults),
    supports: Object.freeze({ admissions: true }),
    listStudents: (paging, { signal }) => faults.read(signal, async () => pageOf(students, paging)),
    findStudent: (code, { signal }) =>
      faults.read(signal, async () => students.find((one) => one.code === code.toUpperCase()) ?? null),
    customFields: (id, { signal }) => faults.read(signal, async () => (known(id) ? custom : null)),
    relationships: (studentId, { signal }) =>
      faults.read(signal, async () =>
        known(studentId)
          ? [{ studentId, relatedId: 'G-1', role: 'Mother', financiallyResponsible: true }]
          : [],
      ),
    emergencyContacts: (_id, { signal }) => faults.read(signal, async () => []),
    findGuardian: (id, { signal }) =>
      faults.read(signal, async () =>
        id === 'G-1' ? { id, firstNames: 'Ana', lastNames: 'Rojas', document: null } : null,
      ),
    guardianContacts: (_id, { signal }) => faults.read(signal, async () => []),
    admissions: {
      list: (paging, { signal }) => faults.read(signal, async () => pageOf(admissions, paging)),
      find: (id, { signal }) =>
        faults.read(signal, async () => admissions.find((one) => one.id === id) ?? null),
    },
  }
})

export const soundSis = soundTrial(definition, () => ({
  studentCode: '10001',
  unknownCode: 'ZZZZZ',
  studentId: 'S-10001',
  guardianId: 'G-1',
  studentCount: students.length,
}))
