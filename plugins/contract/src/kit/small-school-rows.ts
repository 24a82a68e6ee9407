import type { PriceListEntry, StudentPrice } from '../domain/accounting.ts'
import type { Cop, Place } from '../domain/common.ts'
import type { CustomFields, Student } from '../domain/student.ts'

export const project = '2025-2026'

export const grades = [
  { id: 103, key: 'TRANSICION', name: 'Transición' },
  { id: 104, key: 'PRIMERO', name: 'Primero' },
  { id: 105, key: 'SEGUNDO', name: 'Segundo' },
  { id: 106, key: 'TERCERO', name: 'Tercero' },
  { id: 107, key: 'CUARTO', name: 'Cuarto' },
] as const

const listName = grades.map(({ key }) => key).join('-')

export const priceList: readonly PriceListEntry[] = [
  { itemCode: 'CA-0001', itemName: 'Derecho de matrícula', listName, price: 3_800_000 },
  { itemCode: 'CA-0004', itemName: 'Otros costos anuales', listName, price: 950_000 },
  { itemCode: 'CM-0001-1', itemName: 'Pensión', listName: 'TRANSICION', price: 3_266_419 },
  { itemCode: 'CM-0001-1', itemName: 'Pensión', listName: 'PRIMERO-SEGUNDO', price: 3_417_333 },
  { itemCode: 'CM-0001-1', itemName: 'Pensión', listName: 'TERCERO-CUARTO', price: 3_462_871 },
  { itemCode: 'CM-0016', itemName: 'Almuerzo', listName, price: 512_000 },
  { itemCode: 'CT-0001', itemName: 'TRANSPORTE COMPLETO CERCANO', listName, price: 738_000 },
  { itemCode: 'CT-0004', itemName: 'TRANSPORTE MEDIO CERCANO', listName, price: 468_000 },
]

export interface SchoolRow {
  readonly code: string
  readonly firstNames: string
  readonly lastNames: string
  readonly gender: string
  /** Index of the coming grade. */
  readonly next: number
  readonly familyId: string
  readonly terms?: Partial<Student['terms']>
  readonly customFields?: Partial<CustomFields>
  readonly balances?: readonly Cop[]
  readonly pensionTerms?: Partial<StudentPrice>
  readonly invoices?: readonly Cop[]
  readonly lastTransport?: boolean
}

/** Siblings with accents, a newcomer, a debt, a scholarship, a code with letters and one with leading zeros. */
export const rows: readonly SchoolRow[] = [
  {
    code: '31001',
    firstNames: 'María José',
    lastNames: 'Peñaloza Ibáñez',
    gender: 'F',
    next: 2,
    familyId: 'F-310',
  },
  {
    code: '31002',
    firstNames: 'Tomás',
    lastNames: 'Peñaloza Ibáñez',
    gender: 'M',
    next: 1,
    familyId: 'F-310',
    lastTransport: true,
  },
  {
    code: '31003',
    firstNames: 'Sara',
    lastNames: 'Quintero Díaz',
    gender: 'F',
    next: 3,
    familyId: 'F-311',
    balances: [1_250_000, 400_000],
    invoices: [800_000, 450_000],
  },
  {
    code: 'B7C2D',
    firstNames: 'Emilio',
    lastNames: 'Zuluaga Ñustes',
    gender: 'M',
    next: 1,
    familyId: 'F-312',
    terms: { antiquity: 'new_current', admissionsId: '10453', transportRequirement: '' },
  },
  {
    code: '00042',
    firstNames: 'Nicolás',
    lastNames: 'Bernal Cruz',
    gender: 'M',
    next: 4,
    familyId: 'F-313',
    pensionTerms: { scholarship: 2_500, total: 2_597_153 },
    customFields: { employeeChild: 'Si', childNumber: 2 },
  },
]

export const home: Place = { lat: 4.8612, lng: -74.0591, address: 'Carrera 9 # 21-30, Chía' }

export const plainFields: CustomFields = {
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
  lunch: 'Si',
  snack: 'No',
  transport: 'No',
  transportMode: '',
  lifeInsurance: 'No',
  unemploymentInsurance: 'No',
  financiallyResponsible: '',
}
