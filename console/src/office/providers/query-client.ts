import { QueryClient } from '@tanstack/react-query'
import { isProblem } from '../../api/problem.ts'

/** What the office has read of the hub, and how long it is taken for new. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      staleTime: 10_000,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    // Without a network an act fails now, and not by itself later.
    mutations: { networkMode: 'always' },
  },
})

/** Whether a read may be tried again by itself: the hub was not reached or is busy, nothing was refused. */
function mayRetry(failures: number, thrown: unknown): boolean {
  return failures < 2 && isProblem(thrown) && (thrown.status === 0 || thrown.status >= 502)
}
