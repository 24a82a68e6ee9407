import { PluginFault } from '@matricula/contract'

/**
 * Runs a write. Where SAP says that the thing is there already, it is looked up: found, the fault is `conflict` with
 * what exists; not found, it is somebody else's and the fault is `rejected` with SAP's code, for a person.
 */
export async function withExisting<T>(
  write: () => Promise<T>,
  lookUp: () => Promise<string | null>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof PluginFault) || error.code !== 'conflict') throw error
    const existing = await lookUp()
    if (existing !== null) throw new PluginFault('conflict', error.message, { existing, cause: error })
    throw new PluginFault('rejected', error.message, { reason: error.reason ?? 'SAP: exists', cause: error })
  }
}
