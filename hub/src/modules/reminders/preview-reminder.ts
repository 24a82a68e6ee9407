import pMap from 'p-map'
import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { maskRecipient, messageKinds, type MessageText, type Recipient } from '../messages/index.ts'
import { familiesOf, findByCodes } from '../students/index.ts'
import { findAudience, type Misser } from './audience.ts'
import { checkDefinition } from './check-definition.ts'
import { courtesyLimit } from './courtesy-limit.ts'
import { remindedAfter } from './courtesy.store.ts'
import { decideHour } from './decide-turn.ts'
import type { ReminderDefinition } from './reminder.ts'
import { findReminder } from './reminder.store.ts'
import type { Student } from '../students/student.ts'

export interface SampleMessage extends MessageText {
  readonly studentCode: string
  /** Masked. */
  readonly to: readonly string[]
}

export interface Preview {
  readonly audience: number
  readonly erased: number
  /** Of the audience: theirs would wait, because another mail reaches the family first or just did. */
  readonly throttled: number
  /** Whether mails would leave at this hour. */
  readonly hour: ReturnType<typeof decideHour>
  /** Of how many the addresses were looked up: the student information system is asked for each. */
  readonly lookedAt: number
  /** Of those. */
  readonly withoutAddress: number
  readonly sample: readonly SampleMessage[]
}

const mostLookedAt = 40
const mostShown = 5
const concurrency = 8
const deadlineMs = 10_000

/** What the reminder kept under an id would send if it were started now. */
export async function previewReminder(
  app: AppContext,
  id: string,
  trace: string,
): Promise<Refusal<'BAD_INPUT' | 'NOT_FOUND'> | Preview> {
  const reminder = await findReminder(app.database, id)
  return reminder === null ? refuse('NOT_FOUND') : previewDefinition(app, reminder, trace)
}

/** What a reminder would send if it were started now. Changes nothing. */
export async function previewDefinition(
  app: AppContext,
  terms: ReminderDefinition,
  trace: string,
): Promise<Refusal<'BAD_INPUT'> | Preview> {
  const { grades, windows } = app.config.seasons.parents.parent
  const wrong = checkDefinition(terms, grades)
  if (wrong !== null) return wrong
  const { missers, erased } = await findAudience(app, terms.audience)
  const previews = await lookUpRecipients(app, missers.slice(0, mostLookedAt), trace)
  const reached = previews.filter(({ recipients }) => recipients.length > 0)
  return {
    audience: missers.length,
    erased,
    throttled: await countThrottled(app, missers),
    hour: decideHour(windows, app.clock.now()),
    lookedAt: previews.length,
    withoutAddress: previews.length - reached.length,
    sample: reached.slice(0, mostShown).map((preview) => showMessage(app, terms, preview)),
  }
}

/** How many would wait: a reminder reached their family a short while ago, or reaches it for a sibling first. */
async function countThrottled(
  app: Pick<AppContext, 'database' | 'clock' | 'config'>,
  missers: readonly Misser[],
): Promise<number> {
  const codes = missers.map(({ studentCode }) => studentCode)
  const families = await familiesOf(app.database, codes)
  const reminded = await remindedAfter(app.database, courtesyLimit(app))
  const free = new Set([...families.values()].filter((family) => !reminded.has(family)))
  return families.size - free.size
}

interface RecipientPreview {
  readonly misser: Misser
  readonly student: Student
  readonly recipients: readonly Recipient[]
}

async function lookUpRecipients(
  app: AppContext,
  missers: readonly Misser[],
  trace: string,
): Promise<readonly RecipientPreview[]> {
  const read: Read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const codes = missers.map(({ studentCode }) => studentCode)
  const students = await findByCodes(app.database, codes)
  const byCode = new Map(students.map((student) => [student.code.toUpperCase(), student]))
  const known = missers.flatMap((misser) => {
    const student = byCode.get(misser.studentCode)
    return student === undefined ? [] : [{ misser, student }]
  })
  const lookUp = async ({ misser, student }: (typeof known)[number]) => {
    const recipients = await messageKinds.reminder.recipients(app, { student }, read)
    return { misser, student, recipients }
  }
  return pMap(known, lookUp, { concurrency })
}

function showMessage(
  app: Pick<AppContext, 'config' | 'publicUrl'>,
  { template }: Pick<ReminderDefinition, 'template'>,
  { misser, student, recipients }: RecipientPreview,
): SampleMessage {
  const { studentCode, step } = misser
  const message = messageKinds.reminder.write(app, { student, step, template })
  return { studentCode, to: recipients.map(maskRecipient), ...message }
}
