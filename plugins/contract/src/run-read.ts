import { PluginFault } from './fault.ts'

/**
 * Runs a read of a vendor. A read whose answer was lost changed nothing, so `unknown-outcome` becomes
 * `unreachable` and the hub may simply ask again; every other fault passes as it is.
 */
export async function runRead<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof PluginFault) || error.code !== 'unknown-outcome') throw error
    throw new PluginFault('unreachable', error.message, { cause: error })
  }
}
