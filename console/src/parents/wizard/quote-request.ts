import { hub } from '../../api/hub.ts'
import type { Draft, DraftQuote, Quote } from '../../api/types.ts'

/** What a quote depends on, as it is asked: the same text is the same price. */
export function quoteRequestOf({ period, method, quotas, transport, activities }: Draft): string {
  return JSON.stringify({ period, method, quotas, transport, activities })
}

/** Shown also while the balance cannot be read; paying waits for it then. */
export function requestQuote(request: string): Promise<Quote> {
  return hub.post<Quote>('/api/enrollment/quotes', { ...JSON.parse(request), withoutBalance: true })
}

/** A price on its way before anything is drawn that shows it. */
export interface FirstQuote {
  request: string
  answer: Promise<Quote>
}

/** The price of the draft, which was asked for together with it; of another version it is asked for anew. */
export function firstQuoteOf(draft: Draft, asked: Promise<DraftQuote>): FirstQuote {
  const request = quoteRequestOf(draft)
  const answer = asked.then(({ version, quote }) =>
    version === draft.version ? quote : requestQuote(request),
  )
  // Whoever shows the price also shows its failure.
  answer.catch(() => null)
  return { request, answer }
}
