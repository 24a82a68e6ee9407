import { useCallback, useEffect, useRef, useState } from 'react'
import type { HubProblem } from '../../api/hub.ts'
import { onReturn } from '../../api/hub-away.ts'
import type { Draft, Quote } from '../../api/types.ts'
import { requestQuote, quoteRequestOf } from './quote-request.ts'
import type { FirstQuote } from './quote-request.ts'
import { toProblem } from './use-wizard-data.ts'

export interface QuoteState {
  /** Of these very choices; null while their price is on its way or could not be had. */
  quote: Quote | null
  /** The last one, of whatever choices. */
  last: Quote | null
  /** The price is on its way or could not be had. */
  busy: boolean
  problem: HubProblem | null
  retry: () => void
  /** Takes a quote the hub sent by itself (a price that changed while paying). */
  adopt: (quote: Quote) => void
}

type QuoteResult = { request: string; problem: HubProblem | null }
type PricedRequest = { request: string; quote: Quote }

/** The hub's price of the draft, asked again whenever a choice that costs changes; without a draft nothing is asked. */
export function useQuote(draft: Draft | null, firstQuote: FirstQuote | null = null): QuoteState {
  const request = draft && quoteRequestOf(draft)
  const first = useRef(firstQuote)
  const [price, setPrice] = useState<PricedRequest | null>(null)
  const [answer, setAnswer] = useState<QuoteResult | null>(null)
  const answered = answer?.request === request

  useEffect(() => {
    if (answered || request === null) return undefined
    let current = true
    const take = (problem: HubProblem | null) => {
      if (current) setAnswer({ request, problem })
    }
    const answering = first.current?.request === request ? first.current.answer : requestQuote(request)
    first.current = null
    answering.then(
      (priced) => {
        if (current) setPrice({ request, quote: priced })
        return take(null)
      },
      (thrown: unknown) => take(toProblem(thrown)),
    )
    return () => {
      current = false
    }
  }, [request, answered])

  const retry = useCallback(() => setAnswer(null), [])
  useEffect(() => {
    // What failed for want of a connection is asked again when it returns.
    const refetch = () => setAnswer((last) => (last?.problem ? null : last))
    return onReturn(refetch)
  }, [])
  const problem = answered ? answer.problem : null
  const busy = request !== null && (!answered || problem !== null)
  const quote = price?.request === request ? price.quote : null
  const adopt = (next: Quote) => setPrice(request === null ? null : { request, quote: next })
  return { quote, last: price?.quote ?? null, busy, problem, retry, adopt }
}
