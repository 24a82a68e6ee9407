import { PluginFault, type Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isOver } from './documents-state.ts'
import { type FreshSigning, refreshSigning } from './refresh-signings.ts'
import { type KeptSigning, signingsOf } from './signing.store.ts'

export interface FamilyDocuments {
  readonly signings: readonly FreshSigning[]
  /** False when the vendor was not reached and the state is the one we kept. */
  readonly fresh: boolean
}

const deadlineMs = 8000

/** The documents of a student's enrollment as the vendor has them now, or as we kept them while it is away. */
export async function readFamilyDocuments(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { studentCode, trace }: { readonly studentCode: string; readonly trace: string },
): Promise<FamilyDocuments> {
  const { project } = app.config.seasons.parents
  const kept = await signingsOf(app.database, { project, studentCode })
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const looked = await Promise.all(kept.map((signing) => checkSigning(app, signing, read)))
  return { signings: looked.map(({ signing }) => signing), fresh: looked.every(({ fresh }) => fresh) }
}

interface CheckedSigning {
  readonly signing: FreshSigning
  readonly fresh: boolean
}

async function checkSigning(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>,
  kept: KeptSigning,
  read: Read,
): Promise<CheckedSigning> {
  const asKept = { ...kept, url: null }
  if (kept.status === 'signed' || isOver(kept.status)) return { signing: asKept, fresh: true }
  try {
    return { signing: await refreshSigning(app, kept, read), fresh: true }
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    app.log.warn({ fault: error.code, signing: kept.id }, 'a family sees a signing as it was kept')
    return { signing: asKept, fresh: false }
  }
}
