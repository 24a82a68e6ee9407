import { useAccess } from '../access/use-may.ts'
import type { Call } from '../api/call.ts'
import type { PlannedChange } from './plan-changes.ts'

const callOf = {
  edit: 'PUT /api/enrollment/admin/fee',
  create: 'POST /api/enrollment/admin/fee',
  archive: 'DELETE /api/enrollment/admin/fee/{id}',
} as const satisfies Readonly<Record<PlannedChange['does'], Call>>

/** Whether this person may make every one of the changes. */
export function useMayApply(plan: readonly PlannedChange[]): boolean {
  const { may } = useAccess()
  return plan.every(({ does }) => may(callOf[does]))
}
