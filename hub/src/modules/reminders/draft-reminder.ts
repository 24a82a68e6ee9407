import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { SeasonContext } from './audience.ts'
import { auditReminder } from './audit-reminder.ts'
import { checkDefinition } from './check-definition.ts'
import type { Author, Reminder, ReminderDefinition } from './reminder.ts'
import { addReminder, deleteReminder, findReminder, lockReminder, updateReminder } from './reminder.store.ts'
import { viewReminder } from './reminder.view.ts'

type DraftingContext = SeasonContext & Pick<AppContext, 'ids'>

/** Writes a reminder down; nobody is written to before it is started. */
export function draftReminder(
  app: DraftingContext,
  terms: ReminderDefinition,
  author: Author,
): Promise<Refusal<'BAD_INPUT' | 'KEY_REUSED'> | Reminder> {
  return draftUnder(app, { id: app.ids.id(), terms }, author)
}

/** The same key is the same reminder, whoever asks and whatever became of it; with other terms it is refused. */
export function draftUnderKey(
  app: DraftingContext,
  { key, terms }: { readonly key: string; readonly terms: ReminderDefinition },
  author: Author,
): Promise<Refusal<'BAD_INPUT' | 'KEY_REUSED'> | Reminder> {
  return draftUnder(app, { id: idUnder(key), terms }, author)
}

async function draftUnder(
  app: DraftingContext,
  { id, terms }: { readonly id: string; readonly terms: ReminderDefinition },
  author: Author,
): Promise<Refusal<'BAD_INPUT' | 'KEY_REUSED'> | Reminder> {
  const wrong = checkDefinition(terms, app.config.seasons.parents.parent.grades)
  if (wrong !== null) return wrong
  const reminder: Reminder = {
    ...terms,
    id,
    state: 'draft',
    version: 1,
    createdBy: author.actor,
    createdAt: app.clock.now(),
    startedBy: null,
    startedAt: null,
    stoppedBy: null,
    stoppedAt: null,
  }
  const isNew = await inTransaction(app.database, async (trx) => {
    if (!(await addReminder(trx, reminder))) return false
    await auditReminder(app, trx, { act: 'create', before: null, after: reminder, author })
    return true
  })
  if (isNew) return reminder
  const before = await findReminder(app.database, id)
  return before !== null && isDeepStrictEqual(definitionOf(before), definitionOf(terms))
    ? before
    : refuse('KEY_REUSED')
}

function definitionOf({
  name,
  audience,
  template,
  repeatDays,
  atMost,
}: ReminderDefinition): ReminderDefinition {
  return { name, audience, template, repeatDays, atMost }
}

/** A UUID of version 8 that the key alone decides. */
function idUnder(key: string): string {
  const hex = sha256(`reminder:${key}`)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}

export interface ReminderEdit {
  readonly id: string
  /** The version that was read and edited. */
  readonly version: number
  readonly terms: ReminderDefinition
}

/** Rewrites a draft. The second of two who edit the same version gets the first one's with the refusal. */
export async function changeReminder(
  app: SeasonContext,
  { id, version, terms }: ReminderEdit,
  author: Author,
): Promise<Refusal<'BAD_INPUT' | 'NOT_FOUND' | 'REMINDER_CHANGED' | 'REMINDER_STATE'> | Reminder> {
  const wrong = checkDefinition(terms, app.config.seasons.parents.parent.grades)
  if (wrong !== null) return wrong
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state !== 'draft') return refuse('REMINDER_STATE')
    if (before.version !== version)
      return refuse('REMINDER_CHANGED', { facts: { current: viewReminder(before) } })
    const after = { ...before, ...terms, version: version + 1 }
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'change', before, after, author })
    return after
  })
}

/** Throws a draft away; what was started stays, with what it sent. */
export function dropReminder(
  app: Pick<AppContext, 'database' | 'clock'>,
  id: string,
  author: Author,
): Promise<Refusal<'NOT_FOUND' | 'REMINDER_STATE'> | null> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state !== 'draft') return refuse('REMINDER_STATE')
    await deleteReminder(trx, id)
    await auditReminder(app, trx, { act: 'delete', before, after: null, author })
    return null
  })
}
