import { PluginFault, type Read } from '@matricula/contract'
import type { House } from '../../house.ts'
import { keepStatus, type KeptSigning, markAsked, openSignings } from './signing.store.ts'

/** The signing as the vendor has it now; as we have it where the vendor knows nothing of it. */
export async function refreshSigning(house: House, kept: KeptSigning, read: Read): Promise<KeptSigning> {
  const { esign } = house.plugins
  const signing =
    kept.vendorId === null
      ? await esign.findByReference(kept.reference, read)
      : await esign.status(kept.vendorId, read)
  const at = house.clock.wall()
  if (signing === null) {
    await markAsked(house.database, kept.id, at)
    return kept
  }
  await keepStatus(house.database, kept.id, { signing, at })
  const { id: vendorId, status } = signing
  return { ...kept, vendorId, status, updatedAt: at }
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
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    house.log.warn({ fault: error.code, signing: kept.id }, 'a signing could not be asked about')
  }
}
