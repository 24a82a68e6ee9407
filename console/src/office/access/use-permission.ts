import { useQuery } from '@tanstack/react-query'
import type { Call } from '../api/call.ts'
import { read } from '../api/call.ts'

/** What the hub opens to this session, read once for the menu, the tabs, the buttons and the screens. */
export const permissionsQuery = {
  queryKey: ['permissions'],
  queryFn: readPermissions,
  retry: false,
} as const

async function readPermissions(): Promise<readonly Call[]> {
  const { doors } = await read('GET /api/session/doors')
  return doors as readonly Call[]
}

/** Whether this person may make a call; buttons and links are shown by it. It is the hub that decides, at every call. */
export function usePermission(call: Call): boolean {
  return useQuery(permissionsQuery).data?.includes(call) === true
}

export interface PermittedItems<Item> {
  /** Still asking the hub. */
  readonly isLoading: boolean
  readonly permitted: readonly Item[]
}

/** Those of a list whose call this person may make; menus, tabs and shortcuts are shown by it. */
export function usePermitted<Item extends { readonly needs: Call }>(
  items: readonly Item[],
): PermittedItems<Item> {
  const { isLoading, data: open = [] } = useQuery(permissionsQuery)
  return { isLoading, permitted: items.filter(({ needs }) => open.includes(needs)) }
}
