import { hub } from '../../api/hub.ts'
import type { Draft, Quote } from '../../api/types.ts'

/** What a quote depends on, as it is asked: the same text is the same price. */
export function askedOf({ period, method, quotas, transport, activities }: Draft): string {
  return JSON.stringify({ period, method, quotas, transport, activities })
}

/** Shown also while the balance cannot be read; paying waits for it then. */
export function askPrice(asked: string): Promise<Quote> {
  return hub.post<Quote>('/api/enrollment/quotes', { ...JSON.parse(asked), withoutBalance: true })
}

/** A price on its way before anything is drawn that shows it. */
export interface FirstPrice {
  asked: string
  answer: Promise<Quote>
}

export function beginPricing(draft: Draft): FirstPrice {
  const asked = askedOf(draft)
  const answer = askPrice(asked)
  // Whoever shows the price also tells its failure.
  answer.catch(() => null)
  return { asked, answer }
}
