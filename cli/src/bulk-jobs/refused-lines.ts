import { HubRefusal } from '../faults.ts'
import type { LineChange, LineResult } from '../bulk/job.ts'

/** Who asks is not let in: that is no line's fault, and the run waits for a person. */
export function isUnauthorised({ status }: HubRefusal): boolean {
  return status === 401 || status === 403
}

/** What the hub refused about some lines ends them; whatever else went wrong is thrown on. */
export function refusedLines(error: unknown, changes: readonly LineChange[]): readonly LineResult[] {
  if (!(error instanceof HubRefusal) || isUnauthorised(error)) throw error
  const why = whyOf(error)
  return changes.map(({ line }) => ({ line, is: 'failed', why, code: error.code }))
}

/** The refusal's sentence, and what it says about fields. */
export function whyOf({ message, fields }: HubRefusal): string {
  const fieldMessages = Object.entries(fields).flatMap(([field, messages]) => {
    const text = messages.join(' ')
    return text === message ? [] : [`${field}: ${text}`]
  })
  return [message, ...fieldMessages].join(' ')
}
