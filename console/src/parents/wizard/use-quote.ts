import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { Draft, Quote } from '../../api/types.ts'
import { problemOf } from './use-wizard.ts'

export interface Priced {
  quote: Quote | null
  /** The price shown is of an earlier choice: the new one is on its way or could not be had. */
  busy: boolean
  problem: HubProblem | null
  retry: () => void
  /** Takes a quote the hub sent by itself (a price that changed while paying). */
  adopt: (quote: Quote) => void
}

type Answer = { asked: string; problem: HubProblem | null }

/** The hub's price of the draft, asked again whenever a choice that costs changes. */
export function useQuote(draft: Draft): Priced {
  const { period, method, quotas, transport, activities } = draft
  const asked = JSON.stringify({ period, method, quotas, transport, activities })
  const [quote, setQuote] = useState<Quote | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const answered = answer?.asked === asked

  useEffect(() => {
    if (answered) return undefined
    let current = true
    const take = (problem: HubProblem | null) => {
      if (current) setAnswer({ asked, problem })
    }
    hub.post<Quote>('/api/enrollment/quotes', JSON.parse(asked)).then(
      (priced) => {
        if (current) setQuote(priced)
        return take(null)
      },
      (thrown: unknown) => take(problemOf(thrown)),
    )
    return () => {
      current = false
    }
  }, [asked, answered])

  const retry = useCallback(() => setAnswer(null), [])
  useEffect(() => {
    // What failed for want of a connection is asked again when it returns.
    const again = () => setAnswer((last) => (last?.problem ? null : last))
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const problem = answered ? answer.problem : null
  return { quote, busy: !answered || problem !== null, problem, retry, adopt: setQuote }
}
