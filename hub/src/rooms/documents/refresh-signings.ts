import { PluginFault, type Read } from '@matricula/contract'
import type { House } from '../../house.ts'
import { keepStatus, type KeptSigning, markAsked, openSignings } from './signing.store.ts'

/** A signing as the vendor has just told it, with where to sign it while that can be done. */
export interface FreshSigning extends KeptSigning {
  readonly url: string | null
}

/** The signing as the vendor has it now, its news kept; as we have it where the vendor knows nothing of it. */
export async function refreshSigning(house: House, kept: KeptSigning, read: Read): Promise<FreshSigning> {
  const { esign } = house.plugins
  const signing =
    kept.vendorId === null
      ? await esign.findByReference(kept.reference, read)
      : await esign.status(kept.vendorId, read)
  if (signing === null) return { ...kept, url: null }
  const { id: vendorId, status, url } = signing
  if (vendorId === kept.vendorId && status === kept.status) return { ...kept, url }
  const at = house.clock.wall()
  await keepStatus(house.database, kept.id, { signing, at })
  return { ...kept, vendorId, status, updatedAt: at, url }
}

/** At the most in one run; those longest unasked go first, so that all have their turn. */
const atOnce = 100

/** Asks the vendor about documents still to be signed: its own news do not reach us. */
export async function refreshSignings(house: House, signal: AbortSignal): Promise<void> {
  for (const kept of await openSignings(house.database, atOnce)) {
    if (signal.aborted) return
    await refreshOne(house, kept, signal)
  }
}

async function refreshOne(house: House, kept: KeptSigning, signal: AbortSignal): Promise<void> {
  try {
    await refreshSigning(house, kept, { signal, trace: `signing-${kept.id}` })
    await markAsked(house.database, kept.id, house.clock.wall())
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    house.log.warn({ fault: error.code, signing: kept.id }, 'a signing could not be asked about')
  }
}
