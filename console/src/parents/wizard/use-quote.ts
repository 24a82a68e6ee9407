import { useCallback, useEffect, useRef, useState } from 'react'
import type { HubProblem } from '../../api/hub.ts'
import { onReturn } from '../../api/hub-away.ts'
import type { Draft, Quote } from '../../api/types.ts'
import { askPrice, askedOf } from './first-price.ts'
import type { FirstPrice } from './first-price.ts'
import { problemOf } from './use-wizard.ts'

export interface Priced {
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

type Answer = { asked: string; problem: HubProblem | null }
type Price = { asked: string; quote: Quote }

/** The hub's price of the draft, asked again whenever a choice that costs changes; without a draft nothing is asked. */
export function useQuote(draft: Draft | null, begun: FirstPrice | null = null): Priced {
  const asked = draft && askedOf(draft)
  const first = useRef(begun)
  const [price, setPrice] = useState<Price | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const answered = answer?.asked === asked

  useEffect(() => {
    if (answered || asked === null) return undefined
    let current = true
    const take = (problem: HubProblem | null) => {
      if (current) setAnswer({ asked, problem })
    }
    const answering = first.current?.asked === asked ? first.current.answer : askPrice(asked)
    first.current = null
    answering.then(
      (priced) => {
        if (current) setPrice({ asked, quote: priced })
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
    return onReturn(again)
  }, [])
  const problem = answered ? answer.problem : null
  const busy = asked !== null && (!answered || problem !== null)
  const quote = price?.asked === asked ? price.quote : null
  const adopt = (next: Quote) => setPrice(asked === null ? null : { asked, quote: next })
  return { quote, last: price?.quote ?? null, busy, problem, retry, adopt }
}
