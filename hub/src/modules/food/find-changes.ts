import pMap from 'p-map'
import type { FoodService, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { PlannedChange } from './food-plan-row.store.ts'
import { paidStudents } from '../enrollment/index.ts'
import { findByCodes, listRoster } from '../students/index.ts'
import { type Change, requestedChange, changeByProfile, type FoodAct, mealsOfProfile } from './services.ts'
import type { Student } from '../students/student.ts'

/** Whom a plan is about: these students, each once, or everybody enrolled, each as the profile says. */
export type FoodPlanInput =
  { readonly is: 'asked'; readonly rows: readonly PlannedChange[] } | { readonly is: 'profiles' }

/** What a plan would do for one student. */
export interface FoundChange extends Change {
  readonly student: Student
  readonly now: readonly FoodService[]
  /** Whether the enrolment is paid here, which the school's system may not have yet. */
  readonly isPaid: boolean
}

export interface FoundChanges {
  readonly changes: readonly FoundChange[]
  /** How many have what they should. */
  readonly unchanged: number
  /** Codes that the school or the access-control system does not know. */
  readonly unknown: readonly string[]
}

/** Questions to the vendors under way at a time. */
const concurrency = 8

/** Compares what students should have with what the access-control system has. Changes nothing. */
export async function findChanges(
  app: Pick<AppContext, 'config' | 'database' | 'plugins'>,
  act: FoodAct,
  input: FoodPlanInput,
  read: Read,
): Promise<FoundChanges> {
  const codes = input.is === 'asked' ? input.rows.map(({ student }) => student) : []
  const students = input.is === 'asked' ? await findByCodes(app.database, codes) : await enrolled(app)
  const changesOf = input.is === 'asked' ? asked(app, act, input.rows, read) : byProfile(app, act, read)
  const answers = await pMap(students, changesOf, { concurrency })
  const known = new Set(students.map(({ code }) => code))
  const changes = answers.filter((one) => typeof one === 'object')
  const strangers = codes.filter((code) => !known.has(code))
  return {
    changes: await withPayment(app, changes),
    unchanged: answers.filter((one) => one === 'unchanged').length,
    unknown: [...strangers, ...students.flatMap(({ code }, at) => (answers[at] === 'unknown' ? [code] : []))],
  }
}

type UnpaidChange = Omit<FoundChange, 'isPaid'>
type ChangeAnswer = UnpaidChange | 'unchanged' | 'unknown'

async function withPayment(
  { database, config }: Pick<AppContext, 'config' | 'database'>,
  changes: readonly UnpaidChange[],
): Promise<readonly FoundChange[]> {
  const codes = changes.map(({ student }) => student.code)
  const paid = await paidStudents(database, { project: config.seasons.parents.project, codes })
  return changes.map((change) => ({ ...change, isPaid: paid.has(change.student.code) }))
}

function asked(
  { plugins }: Pick<AppContext, 'plugins'>,
  act: FoodAct,
  rows: readonly PlannedChange[],
  read: Read,
) {
  const services = new Map(rows.map(({ student, service }) => [student, service]))
  return async (student: Student): Promise<ChangeAnswer> => {
    const person = await plugins.accessControl.findPerson(student.code, read)
    const service = services.get(student.code)
    if (person === null || service === undefined) return 'unknown'
    const change = requestedChange(act, service, person.services)
    return change === null ? 'unchanged' : { ...change, student, now: person.services }
  }
}

function byProfile({ plugins }: Pick<AppContext, 'plugins'>, act: FoodAct, read: Read) {
  return async (student: Student): Promise<ChangeAnswer> => {
    const fields = await plugins.sis.customFields(student.id, read)
    // No profile says nothing; to take a meal away for it would be a guess.
    if (fields === null) return 'unknown'
    const profile = mealsOfProfile(fields)
    if (act === 'enrol' && profile.length === 0) return 'unchanged'
    const person = await plugins.accessControl.findPerson(student.code, read)
    if (person === null) return profile.length === 0 ? 'unchanged' : 'unknown'
    const change = changeByProfile(act, profile, person.services)
    return change === null ? 'unchanged' : { ...change, student, now: person.services }
  }
}

async function enrolled({ database }: Pick<AppContext, 'database'>): Promise<readonly Student[]> {
  const input = {
    filter: { status: 'enrolled' },
    sort: { by: 'custom_id', direction: 'asc' },
    page: null,
  } as const
  const { items } = await listRoster(database, input)
  return items.map(({ student }) => student)
}
