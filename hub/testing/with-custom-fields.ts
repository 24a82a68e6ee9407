import type { CustomFields } from '@matricula/contract'
import type { AppContext } from '../src/app-context.ts'

/** A student with a bit of everything: the order below, 35 % academic discount, and 5 % for paying in advance. */
export const someFields: CustomFields = {
  alumniChild: 'Si',
  sisterSchool: 'No',
  employeeChild: 'No',
  familyMoreThanOne: 'Si',
  childNumber: 3,
  payYearInAdvance: 'Si',
  registrationFee: 3_033_000,
  parentsFee: 185_000,
  accidentInsurance: 'Si',
  yearbook: 'No',
  digitalYearbook: 'Si',
  lunch: 'Si',
  snack: 'No',
  transport: 'Si',
  transportMode: 'Medio Cercano',
  lifeInsurance: 'No',
  unemploymentInsurance: 'Si',
  financiallyResponsible: 'Ana Ruiz',
}

/** What those fields select, in the order of the season's services. */
export const someServices = [
  'registration',
  'textbooks',
  'association',
  'accident',
  'digitalYearbook',
  'tuition',
  'lunch',
  'transport',
  'unemployment',
]

/** Of what is above 0: 3,033,000 + 185,000 + 58,000 + 50,000 + 10 (2,730,000 + 418,000 + 288,000) + 59,000. */
export const someTotal = 37_745_000

/** From now on the student information system says this of every student; null: it has no profile. */
export function withCustomFields(app: AppContext, fields: CustomFields | null = someFields): void {
  const sis = { ...app.plugins.sis, customFields: () => Promise.resolve(fields) }
  Object.assign(app.plugins, { sis })
}
