import { usePermissions } from '@refinedev/core'
import type { Call } from '../api/call.ts'

export interface Access {
  /** Still asking the hub. */
  readonly isLoading: boolean
  readonly can: (call: Call) => boolean
}

/** What the hub says that this person may call; menus, buttons and pages are shown by it. */
export function useAccess(): Access {
  const { data, isLoading } = usePermissions<readonly Call[]>({})
  return { isLoading, can: (call) => data?.includes(call) === true }
}

export function usePermission(call: Call): boolean {
  return useAccess().can(call)
}
