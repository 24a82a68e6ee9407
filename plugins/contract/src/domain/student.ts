import type { Place, SiNo } from './common.ts'

/** A grade as the student information system knows it. `key` joins it to the season's grade table (PRIMERO). */
export interface Grade {
  readonly id: number
  readonly key: string
  readonly name: string
}

/** A student of the roster, with what decides how enrollment goes (access-3, access-4). */
export interface Student {
  /** The system's own id. */
  readonly id: string
  /** The school code: five letters or digits, leading zeros kept. */
  readonly code: string
  readonly firstNames: string
  readonly lastNames: string
  /** As the system says it: enrolled, admitted, or anything else. */
  readonly status: string
  readonly gender: string
  readonly grade: Grade | null
  readonly nextGrade: Grade | null
  readonly enrollmentYear: string
  /** Siblings share it; null when unknown. */
  readonly familyId: string | null
  readonly home: Place | null
  readonly terms: EnrollmentTerms
}

export interface EnrollmentTerms {
  /** old, new_current, reintegrate, new_next; other words mean not active yet. */
  readonly antiquity: string
  /** VALID lets an old student pass; any other text does not. */
  readonly authorisation: string
  /** Free text of earlier payments, such as APROBADO or PAGO DAVIVIENDA. */
  readonly paymentStatus: string
  /** 'No' disables the bank agreement. */
  readonly cardAuthorisation: SiNo
  /** Free text: full route, half bus stop, Yes, Si, No, empty. */
  readonly transportRequirement: string
  /** SIS says that last year's fee exists only in accounting; kept for the directory shown to staff. */
  readonly admissionsId: string | null
}

/** A student's custom fields by their meaning (discounts-1). */
export interface CustomFields {
  readonly alumniChild: SiNo
  readonly sisterSchool: SiNo
  readonly employeeChild: SiNo
  readonly familyMoreThanOne: SiNo
  readonly childNumber: number | null
  readonly payYearInAdvance: SiNo
  readonly registrationFee: number
  readonly parentsFee: number
  readonly accidentInsurance: SiNo
  readonly yearbook: SiNo
  readonly digitalYearbook: SiNo
  readonly lunch: SiNo
  readonly snack: SiNo
  readonly transport: SiNo
  readonly transportMode: string
  readonly lifeInsurance: SiNo
  readonly unemploymentInsurance: SiNo
  readonly financiallyResponsible: string
}

export interface Relationship {
  readonly studentId: string
  readonly relatedId: string
  /** Mother, father, guardian, sibling, as the system says it. */
  readonly role: string
  readonly financiallyResponsible: boolean
}

export interface Guardian {
  readonly id: string
  readonly firstNames: string
  readonly lastNames: string
  readonly document: string | null
}

export interface Contact {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly label: string
}

export interface EmergencyContact {
  readonly name: string
  readonly relationship: string
  readonly phone: string
}

/** The admissions system's view of an applicant. */
export interface Admission {
  readonly id: string
  readonly code: string | null
  readonly firstNames: string
  readonly lastNames: string
  readonly status: string
  readonly grade: string
  readonly enrollmentYear: string
}
