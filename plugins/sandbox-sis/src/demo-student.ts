import type { EnrollmentTerms } from '@matricula/contract'
import type { GradeKey } from './grades.ts'
import type { AreaName } from './homes.ts'
import type { Gender } from './names.ts'

export interface Situation {
  readonly 'es-CO': string
  readonly en: string
}

export interface DemoStudent {
  /** As a person may type it; the school keeps it in upper case. */
  readonly code: string
  readonly situation: Situation
  readonly name: readonly [firstNames: string, father: string, mother: string]
  readonly gender: Gender
  readonly next: GradeKey
  readonly area: AreaName
  /** Code of the eldest sibling; absent: an only child here. */
  readonly siblingOf?: string
  /** What differs from an old student, authorised, who needs no transport. */
  readonly terms?: Partial<Omit<EnrollmentTerms, 'admissionsId'>>
}
