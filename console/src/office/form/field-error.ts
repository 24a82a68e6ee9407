import type { HubProblem } from '../../api/problem.ts'
import { own } from '../../own.ts'

/** The hub's error of one field, as props of its Form.Item. */
export function fieldError(problem: HubProblem | null, field: string) {
  const messages = own(problem?.errors ?? {}, field)
  return messages === undefined ? {} : { validateStatus: 'error' as const, help: messages.join(' ') }
}
