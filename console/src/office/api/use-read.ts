import { useCustom, useInvalidate } from '@refinedev/core'
import type { HubProblem } from '../../api/problem.ts'
import { addressOf } from './call.ts'
import type { ResponseOf, CallInput, BodyOf, Call } from './call.ts'

export interface ReadResult<A> {
  /** Undefined until the hub has answered. */
  readonly answer: A | undefined
  readonly problem: HubProblem | null
  readonly isReading: boolean
  readonly refetch: () => void
}

interface ReadOptions<A> extends CallInput {
  /** False: not yet, something that it needs is not known. */
  readonly when?: boolean
  /** Milliseconds between two readings, for what changes by itself. */
  readonly every?: number | false | ((answer: A | undefined) => number | false)
}

/** Among Refine's own query keys, so that an action refetches these as well. */
export const REFINE_KEY = ['data', 'default', 'hub']

/** Reads one record of the hub for a screen, cached by its address and shared by all readers. */
export function useRead<C extends Call & `GET ${string}`>(
  call: C,
  options: ReadOptions<ResponseOf<C>> = {},
): ReadResult<ResponseOf<C>> {
  const { when = true, every = false, ...request } = options
  const url = addressOf(call, request)
  const { query } = useCustom({
    url,
    method: 'get',
    errorNotification: false,
    queryOptions: {
      queryKey: [...REFINE_KEY, url],
      enabled: when,
      refetchInterval:
        typeof every === 'function'
          ? ({ state }) => every(state.data?.data as ResponseOf<C> | undefined)
          : every,
    },
  })
  return {
    answer: query.data?.data as ResponseOf<C> | undefined,
    problem: query.error as HubProblem | null,
    isReading: query.isLoading,
    refetch: () => void query.refetch(),
  }
}

/** As useRead, of a call that is a POST and changes nothing. The last answer stays until the next is here. */
export function useReadBy<C extends Call & `POST ${string}`>(
  call: C,
  body: BodyOf<C>,
  { when = true }: { readonly when?: boolean } = {},
): ReadResult<ResponseOf<C>> {
  const url = addressOf(call)
  const { query } = useCustom({
    url,
    method: 'post',
    config: { payload: body },
    errorNotification: false,
    queryOptions: {
      queryKey: [...REFINE_KEY, url, body],
      enabled: when,
      placeholderData: (before) => before,
    },
  })
  return {
    answer: query.data?.data as ResponseOf<C> | undefined,
    problem: query.error as HubProblem | null,
    isReading: query.isFetching,
    refetch: () => void query.refetch(),
  }
}

/** Refetches lists and records after an action: everything shown, because one action may touch many. */
export function useRefetchAll(): () => Promise<void> {
  const invalidate = useInvalidate()
  return () => invalidate({ invalidates: ['all'] })
}
