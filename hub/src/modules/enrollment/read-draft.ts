import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import { subscriptionsOf } from '../activities/index.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { viewTransport, type TransportView } from '../transport/index.ts'
import { findDraft, type StoredDraft } from './draft.store.ts'

export interface Draft extends StoredDraft {
  readonly activities: readonly string[]
}

/** A draft as a browser reads it and sends it back. */
export type DraftView = Omit<Draft, 'transport'> & { readonly transport: TransportView }

/** The student's draft, or the wizard's beginning, with the activities the student holds. */
export async function readDraft(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
): Promise<Draft> {
  const { project, parent } = config.seasons.parents
  const stored = await findDraft(database, { project, studentCode })
  const held = await subscriptionsOf(database, project, studentCode)
  return { ...(stored ?? freshDraft(parent)), activities: held.map(({ activityCode }) => activityCode) }
}

/** The draft with its place as the caller may see it. */
export function viewDraft({ transport, ...draft }: Draft, caller: Caller): DraftView {
  return { ...draft, transport: viewTransport(transport, caller) }
}

/** Nobody has chosen yet: the least that is paid today, by the default method (enrollment-6). */
function freshDraft({ quotas }: ParentSeason): StoredDraft {
  return { version: 0, step: 0, period: 3, method: 2, quotas: quotas.default, transport: { is: 'undecided' } }
}
