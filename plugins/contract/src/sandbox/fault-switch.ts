import { PluginFault } from '../fault.ts'
import { vendorFaults } from '../kit/stage.ts'
import type { VendorFault } from '../kit/stage.ts'
import type { Json } from '../json.ts'
import type { Memo } from '../plugin.ts'

/** The fault of a sandbox vendor: kept in its memo, so that a page, a test or a drill can set it. */
export interface FaultSwitch {
  injectFault(vendorFault: VendorFault): Promise<void>
  clearFault(): Promise<void>
  current(): Promise<VendorFault | null>
  /** Runs a read of the pretend vendor under the present fault. */
  read<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T>
  /** Runs a write of the pretend vendor under the present fault. */
  write<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T>
}

const key = 'trouble'

export function faultSwitch(memo: Memo): FaultSwitch {
  const current = async () => parseVendorFault(await memo.get(key))
  return {
    injectFault: (vendorFault) => memo.set(key, vendorFault),
    clearFault: () => memo.delete(key),
    current,
    async read(signal, act) {
      const vendorFault = await current()
      if (vendorFault === null || vendorFault === 'refuses') return act()
      if (vendorFault === 'hangs') await aborted(signal)
      if (vendorFault === 'hangs' || vendorFault === 'garbage' || vendorFault === 'hangs-up')
        throw lost('unreachable')
      throw faults[vendorFault]()
    },
    async write(signal, act) {
      const vendorFault = await current()
      if (vendorFault === null) return act()
      if (vendorFault === 'garbage' || vendorFault === 'hangs-up') {
        await act()
        throw lost('unknown-outcome')
      }
      if (vendorFault === 'hangs') {
        await aborted(signal)
        throw lost('unknown-outcome')
      }
      throw faults[vendorFault]()
    },
  }
}

function parseVendorFault(stored: Json | undefined): VendorFault | null {
  return vendorFaults.find((vendorFault) => vendorFault === stored) ?? null
}

function lost(code: 'unreachable' | 'unknown-outcome'): PluginFault {
  return new PluginFault(code, 'the sandbox vendor lost its answer')
}

const faults: Record<Exclude<VendorFault, 'garbage' | 'hangs-up' | 'hangs'>, () => PluginFault> = {
  unreachable: () => new PluginFault('unreachable', 'the sandbox vendor is switched off'),
  throttled: () => new PluginFault('throttled', 'the sandbox vendor asks for time', { retryAfterMs: 1000 }),
  unauthorised: () => new PluginFault('unauthorised', 'the sandbox vendor refuses our credentials'),
  refuses: () => new PluginFault('rejected', 'the sandbox vendor refuses', { reason: 'switched to refuse' }),
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
