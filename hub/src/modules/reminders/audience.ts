import type { AppContext } from '../../app-context.ts'
import { erasedStudents } from '../privacy/index.ts'
import { seasonNow, studentsAtSteps } from '../progress/index.ts'
import type { Step } from '../students/steps.ts'
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

/** What decides whose turn it is, and when. */
export type SeasonContext = Pick<AppContext, 'database' | 'clock' | 'config'>

const dayMs = 24 * 60 * 60_000

/** Whom a reminder is for at this moment, by code; of these students alone, where some are asked about. */
export async function findAudience(
  app: SeasonContext,
  audience: Audience,
  students?: readonly string[],
): Promise<FoundAudience> {
  const found = await listMissers(app, audience, students)
  const erased = await erasedStudents(app.database)
  const missers = found.filter(({ studentCode }) => !erased.has(studentCode))
  return { missers, erased: found.length - missers.length }
}

/** The same for one student; null when it is not among them. */
export async function findMisser(
  app: SeasonContext,
  audience: Audience,
  code: string,
): Promise<Misser | null> {
  const [misser] = await listMissers(app, audience, [code])
  return misser === undefined || (await erasedStudents(app.database)).has(code) ? null : misser
}

/** Who of these students misses one of the steps still, whatever else the audience asks; of all, where none are named. */
export async function missingStill(
  app: SeasonContext,
  { steps }: Pick<Audience, 'steps'>,
  students?: readonly string[],
): Promise<ReadonlySet<string>> {
  const missers = await listMissers(app, { steps, grades: [], waitingDays: 0 }, students)
  return new Set(missers.map(({ studentCode }) => studentCode))
}

async function listMissers(
  app: SeasonContext,
  { steps: missed, grades, waitingDays }: Audience,
  students?: readonly string[],
): Promise<readonly Misser[]> {
  const filter = {
    steps: missed,
    ...(grades.length > 0 && { grades }),
    ...(students !== undefined && { students }),
    ...(waitingDays > 0 && { quietSince: new Date(app.clock.now().getTime() - waitingDays * dayMs) }),
  }
  const found = await studentsAtSteps(app.database, seasonNow(app), filter)
  return found.map(({ student, step }) => ({ studentCode: student, step }))
}
