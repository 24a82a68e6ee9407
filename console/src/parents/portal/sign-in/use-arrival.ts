import { useEffect } from 'react'
import { navigate, usePlace, useSearchParams } from '../../navigation.tsx'

const CARRIED = ['verify', 'reset', 'problem'] as const
type Carried = (typeof CARRIED)[number]

/** What a mail's link or the provider of accounts sent along; null where nothing was. */
export type Arrival = Readonly<Record<Carried, string | null>>

/** The address forgets it at once; a reload does not. */
export function useArrival(): Arrival {
  const [search] = useSearchParams()
  const { state } = usePlace()
  const sent = arrivalOf(search)
  const carries = CARRIED.some((name) => sent[name] !== null)
  useEffect(() => {
    if (!carries) return
    const rest = new URLSearchParams(search)
    for (const name of CARRIED) rest.delete(name)
    navigate(`?${rest}`, { replace: true, state: arrivalOf(search) })
  }, [carries, search])
  return carries ? sent : storedArrival(state)
}

function arrivalOf(search: URLSearchParams): Arrival {
  return { verify: search.get('verify'), reset: search.get('reset'), problem: search.get('problem') }
}

function storedArrival(state: unknown): Arrival {
  const values: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  const valueOf = (name: Carried) => (typeof values[name] === 'string' ? values[name] : null)
  return { verify: valueOf('verify'), reset: valueOf('reset'), problem: valueOf('problem') }
}
