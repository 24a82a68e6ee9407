import pMap from 'p-map'
import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { maskMail } from '../../shared/mask-mail.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { findByCodes } from '../students/index.ts'
import { findAudience, type Misser } from './audience.ts'
import { billedAddresses } from './billed-addresses.ts'
import { checkDefinition } from './check-definition.ts'
import { countThrottled } from './count-throttled.ts'
import { decideHour } from './decide-turn.ts'
import type { ReminderDefinition, Template } from './reminder.ts'
import { findReminder } from './reminder.store.ts'
import { type Mail, writeMail } from './write-mail.ts'
import type { Student } from '../students/student.ts'

export interface SampleMail extends Mail {
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
  readonly sample: readonly SampleMail[]
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
  const recipients = await previewRecipients(app, missers.slice(0, mostLookedAt), trace)
  const reached = recipients.filter(({ addresses }) => addresses.length > 0)
  return {
    audience: missers.length,
    erased,
    throttled: await countThrottled(app, missers),
    hour: decideHour(windows, app.clock.now()),
    lookedAt: recipients.length,
    withoutAddress: recipients.length - reached.length,
    sample: reached.slice(0, mostShown).map((recipient) => showMail(app, terms.template, recipient)),
  }
}

interface RecipientPreview {
  readonly misser: Misser
  readonly student: Student
  readonly addresses: readonly string[]
}

async function previewRecipients(
  app: AppContext,
  missers: readonly Misser[],
  trace: string,
): Promise<readonly RecipientPreview[]> {
  const read: Read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const students = await findByCodes(
    app.database,
    missers.map(({ studentCode }) => studentCode),
  )
  const byCode = new Map(students.map((student) => [student.code.toUpperCase(), student]))
  const known = missers.flatMap((misser) => {
    const student = byCode.get(misser.studentCode)
    return student === undefined ? [] : [{ misser, student }]
  })
  return pMap(
    known,
    async ({ misser, student }) => ({
      misser,
      student,
      addresses: await billedAddresses(app, student, read),
    }),
    { concurrency },
  )
}

function showMail(
  app: AppContext,
  template: Template,
  { misser, student, addresses }: RecipientPreview,
): SampleMail {
  const { studentCode, step } = misser
  return { studentCode, to: addresses.map(maskMail), ...writeMail(app, template, { student, step }) }
}
