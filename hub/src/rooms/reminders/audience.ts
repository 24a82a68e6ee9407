import type { House } from '../../house.ts'
import { erasedStudents } from '../privacy/index.ts'
import { seasonNow, studentsAtSteps } from '../progress/index.ts'
import type { Step } from '../progress/steps.ts'
import type { Audience } from './reminder.ts'

/** A student who misses a step now. */
export interface Misser {
  readonly studentCode: string
  readonly step: Step
}

export interface FoundAudience {
  readonly missers: readonly Misser[]
  /** Left out, because their family asked to be forgotten. */
  readonly erased: number
}

const dayMs = 24 * 60 * 60_000

/** Whom a reminder is for at this moment, by code; of these students alone, where some are asked about. */
export async function findAudience(
  house: House,
  audience: Audience,
  students?: readonly string[],
): Promise<FoundAudience> {
  const found = await listMissers(house, audience, students)
  const erased = await erasedStudents(house.database)
  const missers = found.filter(({ studentCode }) => !erased.has(studentCode))
  return { missers, erased: found.length - missers.length }
}

/** The same for one student; null when it is not among them. */
export async function findMisser(house: House, audience: Audience, code: string): Promise<Misser | null> {
  const [misser] = await listMissers(house, audience, [code])
  return misser === undefined || (await erasedStudents(house.database)).has(code) ? null : misser
}

/** Who of these students misses one of the steps still, whatever else the audience asks; of all, where none are named. */
export async function missingStill(
  house: House,
  { steps }: Pick<Audience, 'steps'>,
  students?: readonly string[],
): Promise<ReadonlySet<string>> {
  const missers = await listMissers(house, { steps, grades: [], waitingDays: 0 }, students)
  return new Set(missers.map(({ studentCode }) => studentCode))
}

async function listMissers(
  house: House,
  { steps: missed, grades, waitingDays }: Audience,
  students?: readonly string[],
): Promise<readonly Misser[]> {
  const filter = {
    steps: missed,
    ...(grades.length > 0 && { grades }),
    ...(students !== undefined && { students }),
    ...(waitingDays > 0 && { quietSince: new Date(house.clock.now().getTime() - waitingDays * dayMs) }),
  }
  const found = await studentsAtSteps(house.database, seasonNow(house), filter)
  return found.map(({ student, step }) => ({ studentCode: student, step }))
}
