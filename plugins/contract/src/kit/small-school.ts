import type {
  OpenInvoice,
  Partner,
  PriceListEntry,
  Project,
  StudentPrice,
  TransportCharge,
} from '../domain/accounting.ts'
import type { Cop, Place } from '../domain/common.ts'
import type {
  Admission,
  Contact,
  CustomFields,
  EmergencyContact,
  Guardian,
  Student,
} from '../domain/student.ts'
import { grades, home, plainFields, priceList, project, rows } from './small-school-rows.ts'
import type { SchoolRow } from './small-school-rows.ts'

/** A guardian as the student information system tells one, with what leads to them. */
export interface SchoolGuardian {
  readonly guardian: Guardian
  /** Mother, father. */
  readonly role: string
  readonly financiallyResponsible: boolean
  readonly contacts: readonly Contact[]
}

/** What accounting holds about a student. */
export interface SchoolAccount {
  readonly partner: Partner
  /** First row first; only it counts. */
  readonly balances: readonly Cop[]
  readonly prices: readonly StudentPrice[]
  readonly invoices: readonly OpenInvoice[]
  readonly lastTransport: TransportCharge | null
}

/** One student with everything the systems around the hub know of them. */
export interface SchoolStudent {
  readonly student: Student
  readonly customFields: CustomFields
  readonly guardians: readonly SchoolGuardian[]
  readonly emergency: readonly EmergencyContact[]
  /** Null for whom the admissions system doesn't know. */
  readonly admission: Admission | null
  readonly account: SchoolAccount
}

export interface SmallSchool {
  /** The coming school year, and accounting's name for it. */
  readonly project: string
  readonly projects: readonly Project[]
  readonly priceList: readonly PriceListEntry[]
  readonly students: readonly SchoolStudent[]
  readonly place: Place
}

/** A handful of invented students on which the stages of all adapters agree, so that real adapters can serve one hub. */
export const smallSchool: SmallSchool = {
  project,
  projects: [
    { code: '2024-2025', name: 'Año escolar 2024-2025', active: false },
    { code: project, name: 'Año escolar 2025-2026', active: true },
  ],
  priceList,
  students: rows.map(schoolStudent),
  place: { lat: 4.8186, lng: -74.0347, address: 'Vereda Yerbabuena, Chía' },
}

function schoolStudent(row: SchoolRow, index: number): SchoolStudent {
  const { code, firstNames, lastNames, gender, familyId } = row
  const newcomer = row.terms?.antiquity === 'new_current'
  const grade = grades[row.next - 1] ?? null
  const nextGrade = grades[row.next] ?? null
  const responsible = guardianOf(row, index)
  return {
    student: {
      id: String(10_450 + index),
      code,
      firstNames,
      lastNames,
      status: newcomer ? 'admitted' : 'enrolled',
      gender,
      grade: newcomer ? null : grade,
      nextGrade,
      enrollmentYear: newcomer ? '2025' : '2021',
      familyId,
      home,
      terms: {
        antiquity: 'old',
        authorisation: 'VALID',
        paymentStatus: '',
        cardAuthorisation: 'Si',
        transportRequirement: 'No',
        admissionsId: null,
        ...row.terms,
      },
    },
    customFields: {
      ...plainFields,
      familyMoreThanOne: familyId === 'F-310' ? 'Si' : 'No',
      financiallyResponsible: `${responsible.guardian.firstNames} ${responsible.guardian.lastNames}`,
      ...row.customFields,
    },
    guardians: [responsible],
    emergency: [{ name: 'Rosa Ibáñez', relationship: 'Abuela', phone: '+573009990011' }],
    admission: newcomer ? admissionOf(row) : null,
    account: accountOf(row),
  }
}

/** Siblings share theirs. */
function guardianOf({ familyId, lastNames }: SchoolRow, index: number): SchoolGuardian {
  const number = familyId.slice(2)
  return {
    guardian: { id: `90${number}`, firstNames: 'Laura', lastNames, document: `5210${number}` },
    role: 'Mother',
    financiallyResponsible: true,
    contacts: [
      { kind: 'email', value: `familia.${number}@example.com`, label: 'Home' },
      {
        kind: 'phone',
        value: `+57300123${String(4500 + (familyId === 'F-310' ? 0 : index))}`,
        label: 'Mobile',
      },
    ],
  }
}

function admissionOf({ code, firstNames, lastNames, next, terms }: SchoolRow): Admission {
  return {
    id: terms?.admissionsId ?? '',
    code,
    firstNames,
    lastNames,
    status: 'enrolled',
    grade: grades[next]?.name ?? '',
    enrollmentYear: '2025',
  }
}

function accountOf(row: SchoolRow): SchoolAccount {
  const partnerCode = `C${row.code}`
  const partnerName = `${row.lastNames} ${row.firstNames}`
  const gradeKey = grades[row.next]?.key ?? ''
  return {
    partner: { code: partnerCode, name: partnerName, email: `familia.${row.familyId.slice(2)}@example.com` },
    balances: row.balances ?? [0],
    prices: priceList
      .filter((entry) => entry.listName.split('-').includes(gradeKey))
      .map((entry) => ({
        ...entry,
        commercialPrice: 0,
        total: null,
        scholarship: 0,
        progressiveDiscount: null,
        annuity100Paid: 'No',
        annuity50Paid: 'No',
        annuity100: 0,
        annuity50: 0,
        ...(entry.itemCode === 'CM-0001-1' ? row.pensionTerms : {}),
      })),
    invoices: (row.invoices ?? []).map((pending, index) => ({
      docNum: String(5501 + index),
      dueDate: `2025-0${index + 2}-10`,
      description: `Pensión ${index === 0 ? 'febrero' : 'marzo'}`,
      pending,
      partnerCode,
      partnerName,
    })),
    lastTransport:
      row.lastTransport === true
        ? {
            itemCode: 'CT-0001',
            concept: 'TRANSPORTE COMPLETO CERCANO',
            price: 701_000,
            project: '2024-2025',
          }
        : null,
  }
}
