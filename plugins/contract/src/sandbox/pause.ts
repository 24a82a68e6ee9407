import { PluginFault } from '../fault.ts'

/** Waits as long as a slow vendor would. A deadline that passes meanwhile is `unreachable`: nothing was done yet. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds, signal)
  if (signal.aborted) throw new PluginFault('unreachable', 'the sandbox vendor was too slow')
}

/** Resolves after the time or at the abort, whichever comes first. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
