import pMap from 'p-map'
import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { maskRecipient, messageKinds } from '../messages/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import type { Step } from '../students/steps.ts'
import { findByCodes } from '../students/index.ts'
import { findAudience } from './audience.ts'
import { checkDefinition } from './check-definition.ts'
import { courtesyLimit, remindedAfter } from './courtesy.store.ts'
import type { ReminderDefinition } from './reminder.ts'
import type { Student } from '../students/student.ts'

/** `in-peace`: another mail reached the family a short while ago, so that this one would wait. */
export const previewStates = ['due', 'in-peace', 'no-address', 'not-missing', 'erased', 'unknown'] as const
export type PreviewState = (typeof previewStates)[number]

/** What a reminder would do for one student. */
export interface StudentPreview {
  readonly studentCode: string
  readonly name: string
  /** The same for siblings; null when the student is not known. */
  readonly family: string | null
  readonly step: Step | null
  /** Masked. */
  readonly to: readonly string[]
  readonly subject: string
  readonly is: PreviewState
}

const concurrency = 8
const deadlineMs = 20_000

/** What a reminder would do for each of these students if they were named to it now. Changes nothing. */
export async function previewStudents(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins' | 'publicUrl'>,
  { terms, students }: { readonly terms: ReminderDefinition; readonly students: readonly string[] },
  trace: string,
): Promise<Refusal<'BAD_INPUT'> | readonly StudentPreview[]> {
  const wrong = checkDefinition(terms, app.config.seasons.parents.parent.grades)
  if (wrong !== null) return wrong
  const read: Read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const { database } = app
  const known = new Map((await findByCodes(database, students)).map((one) => [one.code.toUpperCase(), one]))
  const { missers } = await findAudience(app, terms.audience, students)
  const steps = new Map(missers.map(({ studentCode, step }) => [studentCode, step]))
  const erased = await erasedStudents(database)
  const reminded = await remindedAfter(database, courtesyLimit(app))
  return pMap(
    students,
    async (studentCode) => {
      const student = known.get(studentCode)
      if (student === undefined) return nobody(studentCode)
      const family = student.familyId ?? student.code
      const who = { ...nobody(studentCode), family, name: nameOf(student) }
      if (erased.has(studentCode)) return { ...who, is: 'erased' }
      const step = steps.get(studentCode)
      if (step === undefined) return { ...who, is: 'not-missing' }
      const about = { student, step, template: terms.template }
      const to = (await messageKinds.reminder.recipients(app, about, read)).map(maskRecipient)
      const { subject } = messageKinds.reminder.write(app, about)
      return { ...who, step, to, subject, is: decidePreview(to, reminded.has(family)) }
    },
    { concurrency },
  )
}

function nobody(studentCode: string): StudentPreview {
  return { studentCode, name: '', family: null, step: null, to: [], subject: '', is: 'unknown' }
}

function nameOf({ firstNames, lastNames }: Student): string {
  return `${firstNames} ${lastNames}`.trim()
}

function decidePreview(to: readonly string[], isThrottled: boolean): PreviewState {
  if (to.length === 0) return 'no-address'
  return isThrottled ? 'in-peace' : 'due'
}
