import type { CustomFields, EnrollmentTerms } from '@matricula/contract'

/** The slugs of the school's custom fields, by what they mean. */
export type FieldNames = Readonly<
  Record<
    | keyof CustomFields
    | Exclude<keyof EnrollmentTerms, 'admissionsId'>
    | 'currentGrade'
    | 'nextGrade'
    | 'latitude'
    | 'longitude'
    | 'emergencyContacts'
    | 'guardianDocument'
    | 'guardianPays',
    string
  >
>

/** The school's words. Letters and digits count alone, so `childNumber` is the same. */
export const defaultFields: FieldNames = {
  alumniChild: 'alumni_son',
  sisterSchool: 'student_in_the_sister_school_for_1_year',
  employeeChild: 'employee_child',
  familyMoreThanOne: 'family_with_more_than_one_child',
  childNumber: 'child_number',
  payYearInAdvance: 'pay_year_in_advance',
  registrationFee: 'registration_fee',
  parentsFee: 'parents_fee',
  accidentInsurance: 'accident_insurance',
  yearbook: 'yearbook',
  digitalYearbook: 'digital_yearbook',
  lunch: 'lunch',
  snack: 'snack',
  transport: 'transport',
  transportMode: 'transport_mode',
  lifeInsurance: 'life_insurance',
  unemploymentInsurance: 'unemployment_insurance',
  financiallyResponsible: 'financially_responsible',
  antiquity: 'antiquity',
  authorisation: 'authorisation',
  paymentStatus: 'payment_status',
  cardAuthorisation: 'card_payment_authorisation',
  transportRequirement: 'transport_requirement',
  currentGrade: 'current_grade',
  nextGrade: 'next_grade',
  latitude: 'latitude',
  longitude: 'longitude',
  emergencyContacts: 'emergency_contacts',
  guardianDocument: 'document_number',
  guardianPays: 'financially_responsible',
}
