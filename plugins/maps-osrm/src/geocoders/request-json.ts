import { faultOfAnswer } from '../faults.ts'
import type { SendRequest } from '../server.ts'

export type RequestJson = (
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>

/** Asks a geocoder, which tells its refusals by HTTP status. */
export function createRequestJson(send: SendRequest, now: () => Date): RequestJson {
  return async (path, query, signal) => {
    const response = await send(`${path}?${new URLSearchParams(query).toString()}`, signal)
    const fault = faultOfAnswer(response, now())
    if (fault !== null) throw fault
    return response.json()
  }
}
