import pMap from 'p-map'
import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { maskRecipient, messageKinds, type MessageText } from '../messages/index.ts'
import { familiesOf, findByCodes } from '../students/index.ts'
import { findAudience, type Misser, type SeasonContext } from './audience.ts'
import { checkDefinition } from './check-definition.ts'
import { courtesyLimit, remindedAfter } from './courtesy.store.ts'
import { decideHour } from './decide-turn.ts'
import type { ReminderDefinition } from './reminder.ts'
import { findReminder } from './reminder.store.ts'

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
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins' | 'publicUrl'>,
  id: string,
  trace: string,
): Promise<Refusal<'BAD_INPUT' | 'NOT_FOUND'> | Preview> {
  const reminder = await findReminder(app.database, id)
  return reminder === null ? refuse('NOT_FOUND') : previewDefinition(app, reminder, trace)
}

/** What a reminder would send if it were started now. Changes nothing. */
export async function previewDefinition(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins' | 'publicUrl'>,
  terms: ReminderDefinition,
  trace: string,
): Promise<Refusal<'BAD_INPUT'> | Preview> {
  const { grades, windows } = app.config.seasons.parents.parent
  const wrong = checkDefinition(terms, grades)
  if (wrong !== null) return wrong
  const { missers, erased } = await findAudience(app, terms.audience)
  const messages = await previewMessages(app, terms, { missers: missers.slice(0, mostLookedAt), trace })
  const reaching = messages.filter(({ to }) => to.length > 0)
  return {
    audience: missers.length,
    erased,
    throttled: await countThrottled(app, missers),
    hour: decideHour(windows, app.clock.now()),
    lookedAt: messages.length,
    withoutAddress: messages.length - reaching.length,
    sample: reaching.slice(0, mostShown),
  }
}

/** How many would wait: a reminder reached their family a short while ago, or reaches it for a sibling first. */
async function countThrottled(app: SeasonContext, missers: readonly Misser[]): Promise<number> {
  const codes = missers.map(({ studentCode }) => studentCode)
  const families = await familiesOf(app.database, codes)
  const reminded = await remindedAfter(app.database, courtesyLimit(app))
  const free = new Set([...families.values()].filter((family) => !reminded.has(family)))
  return families.size - free.size
}

async function previewMessages(
  app: Pick<AppContext, 'config' | 'database' | 'plugins' | 'publicUrl'>,
  { template }: Pick<ReminderDefinition, 'template'>,
  { missers, trace }: { readonly missers: readonly Misser[]; readonly trace: string },
): Promise<readonly SampleMessage[]> {
  const read: Read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const codes = missers.map(({ studentCode }) => studentCode)
  const students = await findByCodes(app.database, codes)
  const byCode = new Map(students.map((student) => [student.code.toUpperCase(), student]))
  const abouts = missers.flatMap(({ studentCode, step }) => {
    const student = byCode.get(studentCode)
    return student === undefined ? [] : [{ studentCode, student, step, template }]
  })
  const write = async ({ studentCode, ...about }: (typeof abouts)[number]) => {
    const to = (await messageKinds.reminder.recipients(app, about, read)).map(maskRecipient)
    return { studentCode, to, ...messageKinds.reminder.write(app, about) }
  }
  return pMap(abouts, write, { concurrency })
}
