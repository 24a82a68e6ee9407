import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { TransportChoice } from '../transport/index.ts'
import { keepDraft, type DraftState, type StoredDraft } from './draft.store.ts'

export interface DraftChange {
  readonly studentCode: string
  readonly before: DraftState
  /** With the version it was made from. */
  readonly next: StoredDraft
  readonly act: 'draft.save' | 'transport.confirm'
  readonly actor: string
  readonly trace: string
}

/** Keeps a draft and writes down who chose what over what; null when somebody kept another draft meanwhile. */
export function writeDraft(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  change: DraftChange,
): Promise<StoredDraft | null> {
  const { database, clock, config } = app
  const key = { project: config.seasons.parents.project, studentCode: change.studentCode }
  return inTransaction(database, async (trx) => {
    const kept = await keepDraft(trx, key, change.next, clock.now())
    const { act, actor, trace } = change
    const [before, after] = [choicesOf(change.before), choicesOf(change.next)]
    if (kept !== null && !choosesTheSame(change.before, change.next)) {
      const at = clock.wall()
      await recordAudit(trx, { at, actor, act, subject: change.studentCode, before, after, trace })
    }
    return kept
  })
}

/** Whether two drafts differ in nothing that is priced. */
export function choosesTheSame(one: DraftState, other: DraftState): boolean {
  return JSON.stringify(choicesOf(one)) === JSON.stringify(choicesOf(other))
}

/** What was chosen: not the step that is looked at, and not where the student lives. */
function choicesOf({ period, method, quotas, transport }: DraftState) {
  return { period, method, quotas, transport: rideOf(transport) }
}

function rideOf(transport: TransportChoice) {
  if (transport.is !== 'chosen') return { is: transport.is }
  const { is, itemCode, price, metres, basis, direction } = transport
  return { is, itemCode, price, metres, basis, direction }
}
