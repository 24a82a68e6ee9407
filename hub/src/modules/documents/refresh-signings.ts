import { PluginFault, type Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { keepStatus, type KeptSigning, markRequested, openSignings } from './signing.store.ts'

/** A signing as the vendor has just told it, with where to sign it while that can be done. */
export interface FreshSigning extends KeptSigning {
  readonly url: string | null
}

/** The signing as the vendor has it now, its news kept; as we have it where the vendor knows nothing of it. */
export async function refreshSigning(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  kept: KeptSigning,
  read: Read,
): Promise<FreshSigning> {
  const { esign } = app.plugins
  const signing =
    kept.vendorId === null
      ? await esign.findByReference(kept.reference, read)
      : await esign.status(kept.vendorId, read)
  if (signing === null) return { ...kept, url: null }
  const { id: vendorId, status, url } = signing
  if (vendorId === kept.vendorId && status === kept.status) return { ...kept, url }
  const at = app.clock.wall()
  await keepStatus(app.database, kept.id, { signing, at })
  return { ...kept, vendorId, status, updatedAt: at, url }
}

/** At the most in one run; those longest unasked go first, so that all have their turn. */
const atOnce = 100

/** Asks the vendor about documents still to be signed: its own news do not reach us. */
export async function refreshSignings(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>,
  signal: AbortSignal,
): Promise<void> {
  for (const kept of await openSignings(app.database, atOnce)) {
    if (signal.aborted) return
    await refreshOne(app, kept, signal)
  }
}

async function refreshOne(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>,
  kept: KeptSigning,
  signal: AbortSignal,
): Promise<void> {
  try {
    await refreshSigning(app, kept, { signal, trace: `signing-${kept.id}` })
    await markRequested(app.database, kept.id, app.clock.wall())
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    app.log.warn({ fault: error.code, signing: kept.id }, 'a signing could not be asked about')
  }
}
