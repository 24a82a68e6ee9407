import { useCustom } from '@refinedev/core'
import type { Rows } from '../../api/hub.ts'
import type { HubProblem } from '../../api/problem.ts'
import { addressOf } from './call.ts'
import type { CallInput, Call, RowOf } from './call.ts'
import { REFINE_KEY } from './use-read.ts'
import type { ReadResult } from './use-read.ts'

interface ReadRowsOptions extends CallInput {
  /** Milliseconds between two readings, for what changes by itself. */
  readonly every?: number | false
}

/** Reads a page of a list that is part of another record, with how many rows there are in all. */
export function useReadRows<C extends Call & `GET ${string}`>(
  call: C,
  { every = false, ...request }: ReadRowsOptions,
): ReadResult<Rows<RowOf<C>>> {
  const url = addressOf(call, request)
  const { query } = useCustom({
    url,
    method: 'get',
    meta: { with: 'total' },
    errorNotification: false,
    queryOptions: { queryKey: [...REFINE_KEY, 'rows', url], refetchInterval: every },
  })
  return {
    answer: query.data?.data as Rows<RowOf<C>> | undefined,
    problem: query.error as HubProblem | null,
    isReading: query.isLoading,
    refetch: () => void query.refetch(),
  }
}
