import { faultOfAnswer } from '../faults.ts'
import type { Ask } from '../server.ts'

export type AskJson = (
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>

/** Asks a geocoder, which tells its refusals by HTTP status. */
export function askJsonOf(ask: Ask, now: () => Date): AskJson {
  return async (path, query, signal) => {
    const response = await ask(`${path}?${new URLSearchParams(query).toString()}`, signal)
    const fault = faultOfAnswer(response, now())
    if (fault !== null) throw fault
    return response.json()
  }
}
