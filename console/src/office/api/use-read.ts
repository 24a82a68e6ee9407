import { useCustom, useInvalidate, useShow, useSubscription } from '@refinedev/core'
import type { HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { Rows } from '../../api/hub.ts'
import type { HubProblem } from '../../api/problem.ts'
import type { ResourceName, ShownName, ShownRecord } from '../resources.ts'
import { addressOf } from './call.ts'
import type { BodyOf, Call, CallInput, ResponseOf, RowOf } from './call.ts'

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
  /** Milliseconds between two readings, for what changes by itself and no live event tells of. */
  readonly every?: Pace<A>
  /** Read anew when that resource changes. */
  readonly follows?: ResourceName
  /** Whether it changes no more. */
  readonly isOver?: (answer: A) => boolean
}

type Pace<A> = number | ((answer: A | undefined) => number | false)

/** Reads the record of a resource that is open; null: none is. With `isOver` it follows what changes until then. */
export function useRecord<N extends ShownName>(
  resource: N,
  id: string | number | null,
  { isOver }: Pick<ReadOptions<ShownRecord<N>>, 'isOver'> = {},
): ReadResult<ShownRecord<N>> {
  const { query } = useShow<object, HubProblem & HttpError>({
    resource,
    id: id ?? '',
    errorNotification: false,
    // Refine's own key has the address in it, and a tab that opens would read the record again.
    queryOptions: { queryKey: ['data', 'default', resource, 'one', String(id)], enabled: id !== null },
  })
  const result = resultOf<ShownRecord<N>>(query)
  const follows = id !== null && isOver !== undefined && isOngoing(result, isOver)
  // Reading anew asks even where nothing is open.
  useFollowing(query, follows ? resource : undefined)
  return result
}

/** Reads what is no record of a resource, cached by its address and shared by all readers. */
export function useRead<C extends Call & `GET ${string}`>(
  call: C,
  { when = true, every, follows, isOver, ...request }: ReadOptions<ResponseOf<C>> = {},
): ReadResult<ResponseOf<C>> {
  const url = addressOf(call, request)
  const { query } = useCustom<object, HubProblem & HttpError>({
    url,
    method: 'get',
    errorNotification: false,
    queryOptions: {
      queryKey: [...REFINE_KEY, url],
      enabled: when,
      ...(every !== undefined && { refetchInterval: intervalOf(every) }),
    },
  })
  const result = resultOf<ResponseOf<C>>(query)
  useFollowing(query, when && isOngoing(result, isOver) ? follows : undefined)
  return result
}

/** The query of useRead, for what is read before anything is drawn. */
export function hubQuery(call: Call & `GET ${string}`) {
  const url = addressOf(call)
  return { queryKey: [...REFINE_KEY, url], queryFn: async () => ({ data: await hub.get<object>(url) }) }
}

/** As useRead, of a page of a list that is part of another record, with how many rows there are in all. */
export function useReadRows<C extends Call & `GET ${string}`>(
  call: C,
  { follows, ...request }: Pick<ReadOptions<never>, 'follows'> & CallInput,
): ReadResult<Rows<RowOf<C>>> {
  const url = addressOf(call, request)
  const { query } = useCustom<object, HubProblem & HttpError>({
    url,
    method: 'get',
    meta: { with: 'total' },
    errorNotification: false,
    queryOptions: { queryKey: [...REFINE_KEY, 'rows', url], placeholderData: keepPreviousData },
  })
  useFollowing(query, follows)
  return resultOf(query)
}

interface AskOptions {
  readonly when?: boolean
  /** 'form': whoever writes in one keeps what they wrote when they are signed in no more. */
  readonly by?: 'page' | 'form'
}

/** As useRead, of a call that is a POST and changes nothing. The last answer stays until the next is here (useKept). */
export function useReadBy<C extends Call & `POST ${string}`>(
  call: C,
  body: BodyOf<C>,
  { when = true, by = 'page' }: AskOptions = {},
): ReadResult<ResponseOf<C>> {
  const url = addressOf(call)
  const { query } = useCustom<object, HubProblem & HttpError>({
    url,
    method: 'post',
    config: { payload: body },
    ...(by === 'page' && { meta: { with: 'body' } }),
    errorNotification: false,
    queryOptions: { queryKey: [...REFINE_KEY, url, body], enabled: when },
  })
  const result = resultOf<ResponseOf<C>>(query)
  return { ...result, answer: useKept(result.answer), isReading: query.isFetching }
}

/** The last answer, until the next is here: while that is on its way, and where it was refused. */
export function useKept<A>(answer: A | undefined): A | undefined {
  const [kept, setKept] = useState(answer)
  if (answer !== undefined && answer !== kept) setKept(answer)
  return answer ?? kept
}

/** Refetches lists and records after an action: everything shown, because one action may touch many. */
export function useRefetchAll(): () => Promise<void> {
  const invalidate = useInvalidate()
  return () => invalidate({ invalidates: ['all'] })
}

/** Among Refine's own query keys, so that an action refetches these as well. */
const REFINE_KEY = ['data', 'default', 'hub']

interface RefineQuery {
  readonly data: { readonly data: unknown } | undefined
  readonly error: HubProblem | null
  readonly isLoading: boolean
  readonly refetch: (options?: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Reads anew at each live event of a resource. */
function useFollowing({ refetch }: RefineQuery, resource: ResourceName | undefined): void {
  useSubscription({
    channel: `resources/${resource}`,
    enabled: resource !== undefined,
    onLiveEvent: () => void refetch({ cancelRefetch: false }),
  })
}

function isOngoing<A>({ answer }: ReadResult<A>, isOver: (answer: A) => boolean = () => false): boolean {
  return answer === undefined || !isOver(answer)
}

/** Refine lets a caller choose what comes back; what comes back is what the hub publishes. */
function resultOf<A>({ data, error, isLoading, refetch }: RefineQuery): ReadResult<A> {
  return {
    answer: data?.data as A | undefined,
    problem: error,
    isReading: isLoading,
    refetch: () => void refetch(),
  }
}

function intervalOf<A>(every: Pace<A>) {
  return typeof every === 'function'
    ? ({ state }: { state: { data?: { data: unknown } | undefined } }) =>
        every(state.data?.data as A | undefined)
    : every
}
