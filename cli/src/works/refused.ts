import { HubRefusal } from '../faults.ts'
import type { Change, Ended } from '../bulk/work.ts'

/** Who asks is not let in: that is no line's fault, and the run waits for a person. */
export function isAboutUs({ status }: HubRefusal): boolean {
  return status === 401 || status === 403
}

/** What the hub refused about some lines ends them; whatever else went wrong is thrown on. */
export function refusedLines(error: unknown, changes: readonly Change[]): readonly Ended[] {
  if (!(error instanceof HubRefusal) || isAboutUs(error)) throw error
  const why = whyOf(error)
  return changes.map(({ line }) => ({ line, is: 'failed', why, code: error.code }))
}

/** The refusal's sentence, and what it says about fields. */
export function whyOf({ message, fields }: HubRefusal): string {
  const told = Object.entries(fields).flatMap(([field, messages]) => {
    const said = messages.join(' ')
    return said === message ? [] : [`${field}: ${said}`]
  })
  return [message, ...told].join(' ')
}
