import type { HubProblem } from '../../api/problem.ts'
import { own } from '../../own.ts'

/** What the hub says of one field, for the Form.Item around it. */
export function fieldError(problem: HubProblem | null, field: string) {
  const messages = own(problem?.errors ?? {}, field)
  return messages === undefined ? {} : { validateStatus: 'error' as const, help: messages.join(' ') }
}
