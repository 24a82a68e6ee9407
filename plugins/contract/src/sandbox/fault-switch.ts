import { PluginFault } from '../fault.ts'
import { troubles } from '../kit/stage.ts'
import type { Trouble } from '../kit/stage.ts'
import type { Json, Memo } from '../plugin.ts'

/** How a sandbox vendor is told to fail: kept in its memo, so that a page, a test or a drill can set it. */
export interface FaultSwitch {
  suffer(trouble: Trouble): Promise<void>
  heal(): Promise<void>
  current(): Promise<Trouble | null>
  /** Runs a read of the pretend vendor under the present trouble. */
  read<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T>
  /** Runs a write of the pretend vendor under the present trouble. */
  write<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T>
}

const key = 'trouble'

export function faultSwitch(memo: Memo): FaultSwitch {
  const current = async () => parseTrouble(await memo.get(key))
  return {
    suffer: (trouble) => memo.set(key, trouble),
    heal: () => memo.delete(key),
    current,
    async read(signal, act) {
      const trouble = await current()
      if (trouble === null || trouble === 'refuses') return act()
      if (trouble === 'hangs') await aborted(signal)
      if (trouble === 'hangs' || trouble === 'garbage' || trouble === 'hangs-up') throw lost('unreachable')
      throw faults[trouble]()
    },
    async write(signal, act) {
      const trouble = await current()
      if (trouble === null) return act()
      if (trouble === 'garbage' || trouble === 'hangs-up') {
        await act()
        throw lost('unknown-outcome')
      }
      if (trouble === 'hangs') {
        await aborted(signal)
        throw lost('unknown-outcome')
      }
      throw faults[trouble]()
    },
  }
}

function parseTrouble(stored: Json | undefined): Trouble | null {
  return troubles.find((trouble) => trouble === stored) ?? null
}

function lost(code: 'unreachable' | 'unknown-outcome'): PluginFault {
  return new PluginFault(code, 'the sandbox vendor lost its answer')
}

const faults: Record<Exclude<Trouble, 'garbage' | 'hangs-up' | 'hangs'>, () => PluginFault> = {
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
