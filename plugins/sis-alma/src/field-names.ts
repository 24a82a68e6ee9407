import type { CustomFields, EnrollmentTerms } from '@matricula/contract'

/** How the school called its custom fields, by what they mean. */
export type FieldNames = Readonly<
  Record<keyof CustomFields | keyof EnrollmentTerms | 'enrollmentYear' | 'latitude' | 'longitude', string>
>

/** The school's words. Letters and digits count alone, so `pay_year_in_advance` is the same. */
export const defaultFields: FieldNames = {
  alumniChild: 'Alumni son',
  sisterSchool: 'Student in the sister school for 1 year',
  employeeChild: 'Employee child',
  familyMoreThanOne: 'Family with more than one child',
  childNumber: 'Child number',
  payYearInAdvance: 'Pay year in advance',
  registrationFee: 'Registration fee',
  parentsFee: 'Parents fee',
  accidentInsurance: 'Accident insurance',
  yearbook: 'Yearbook',
  digitalYearbook: 'Digital yearbook',
  lunch: 'Lunch',
  snack: 'Snack',
  transport: 'Transport',
  transportMode: 'Transport mode',
  lifeInsurance: 'Life insurance',
  unemploymentInsurance: 'Unemployment insurance',
  financiallyResponsible: 'Financially responsible',
  antiquity: 'Antiquity',
  authorisation: 'Authorisation',
  paymentStatus: 'Payment status',
  cardAuthorisation: 'Card payment authorisation',
  transportRequirement: 'Transport requirement',
  admissionsId: 'Admissions id',
  enrollmentYear: 'Enrollment year',
  latitude: 'Latitude',
  longitude: 'Longitude',
}
