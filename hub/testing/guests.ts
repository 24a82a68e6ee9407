import { Family, type QuoteBody, rightAndCosts } from './family.ts'
import { Visitor } from './visitor.ts'

export interface Guest {
  readonly family: Family
  readonly quote: QuoteBody
}

/** Families of the generated school that have something to pay. */
export async function guests(url: string, wanted: number): Promise<readonly Guest[]> {
  const found: Guest[] = []
  for (let code = 20_001; found.length < wanted; code += 1) {
    const family = await Family.signIn({ visitor: () => new Visitor(url) }, String(code)).catch(() => null)
    const quote = await family?.quote(rightAndCosts).catch(() => null)
    if (family && quote?.totals.path === 'pay') found.push({ family, quote })
  }
  return found
}
