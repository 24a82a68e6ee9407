import { useCan } from '@refinedev/core'
import { useQueries } from '@tanstack/react-query'
import type { Call } from '../api/call.ts'
import { accessControlProvider } from '../providers/access-control-provider.ts'

/** Whether this person may make a call; buttons and links are shown by it. */
export function usePermission(call: Call): boolean {
  return useCan({ action: call }).data?.can === true
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
  const answers = useQueries({
    queries: items.map(({ needs }) => ({
      queryKey: ['access', needs],
      queryFn: () => accessControlProvider.can({ action: needs }),
    })),
  })
  return {
    isLoading: answers.some(({ isLoading }) => isLoading),
    permitted: items.filter((_item, n) => answers[n]?.data?.can === true),
  }
}
