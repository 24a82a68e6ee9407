import type { HubProblem } from '../../api/problem.ts'
import { own } from '../../own.ts'

/** What the hub says of one field, for the Form.Item around it. */
export function toldBeside(problem: HubProblem | null, field: string) {
  const said = own(problem?.errors ?? {}, field)
  return said === undefined ? {} : { validateStatus: 'error' as const, help: said.join(' ') }
}
