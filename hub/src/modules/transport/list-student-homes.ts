import type { AppContext } from '../../app-context.ts'
import type { TransportLimits } from '../seasons/season.ts'
import { type CorrectedHome, correctedHomesOf, findByCodes, type RealHome } from '../students/index.ts'
import { requirementOf, type TransportRequirement } from './requirement.ts'
import { type Band, bandOf, isNearBorder } from './transport-band.ts'
import type { Student } from '../students/student.ts'

/** What a student's route is planned by. */
export interface StudentHome {
  readonly student: Student
  readonly requirement: TransportRequirement
  /** As the office has put it right, else as the student information system has it. */
  readonly home: RealHome | null
  /** As measured when the office put the home right; null where it has not. */
  readonly metres: number | null
  readonly band: Band | null
  readonly isNearBorder: boolean
}

/** The homes of these students, in the order asked; asks the maps nothing. */
export async function listStudentHomes(
  { database, config }: Pick<AppContext, 'config' | 'database'>,
  codes: readonly string[],
): Promise<readonly StudentHome[]> {
  const students = await findByCodes(database, codes)
  const corrected = await correctedHomesOf(
    database,
    students.map(({ code }) => code),
  )
  const { transport } = config.seasons.parents.parent
  return students.map((student) => ({
    student,
    requirement: requirementOf(student.terms.transportRequirement),
    ...homeOf(
      student,
      corrected.find(({ studentCode }) => studentCode === student.code),
      transport,
    ),
  }))
}

function homeOf(student: Student, corrected: CorrectedHome | undefined, limits: TransportLimits) {
  if (corrected === undefined) {
    return { home: student.home, metres: null, band: null, isNearBorder: false }
  }
  const { home, metres } = corrected
  const band = bandOf(metres, limits)
  return {
    home,
    metres,
    // Limits may have come nearer since it was measured.
    band: band === 'TOO_FAR' ? null : band,
    isNearBorder: isNearBorder(metres, limits),
  }
}
