import type { GoConfig, RouterProvider } from '@refinedev/core'
import reactRouter from '@refinedev/react-router'
import { useCallback } from 'react'

/**
 * Refine's places of this browser. A list that writes its order and filters into the address keeps what else stands
 * there at that moment: what stood there when the list was drawn may have left since, such as a record that was closed.
 * The path of a page, to come back to it from the sign-in page, has the query that it was drawn with.
 */
export const routerProvider: RouterProvider = {
  ...reactRouter,
  go: () => {
    const go = reactRouter.go?.()
    return useCallback((place: GoConfig) => go?.(place.type === 'path' ? place : keepingOthers(place)), [go])
  },
}

function keepingOthers({
  query,
  options: { keepQuery = false, ...options } = {},
  ...place
}: GoConfig): GoConfig {
  return { ...place, options, query: { ...(keepQuery && othersInAddress()), ...query } }
}

/** What stands in the address and is no list's: the parts of a list's order and filters have brackets. */
function othersInAddress() {
  const inAddress = new URLSearchParams(globalThis.location.search)
  return Object.fromEntries([...inAddress].filter(([name]) => !name.includes('[')))
}
