import { currentLocale } from '../locale.ts'

/** What has been asked for so long is asked again. */
const freshMs = 10_000

interface EarlyCall {
  readonly at: number
  readonly answer: Promise<Response>
}

const asked = new Map<string, EarlyCall>()

/** Asks the hub before the code that needs the answer is here; whoever then reads that address takes it over. */
export function askEarly(path: string): void {
  const answer = fetch(path, { credentials: 'same-origin', headers: readHeaders() })
  // Whoever takes it over is told.
  answer.catch(() => undefined)
  asked.set(path, { at: performance.now(), answer })
}

/** The answer on its way from an address, for one reader. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const early = asked.get(path)
  asked.delete(path)
  return early !== undefined && performance.now() - early.at < freshMs ? early.answer : undefined
}

/** A change is under way: what was answered before may be no longer so. */
export function dropEarly(): void {
  asked.clear()
}

/** What every call says of its reader. */
export function readHeaders(): Record<string, string> {
  return { Accept: 'application/json', 'Accept-Language': currentLocale() }
}
