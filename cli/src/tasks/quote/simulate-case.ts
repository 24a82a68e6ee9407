import type { components, operations } from '@matricula/hub/api'
import { HubRefusal } from '../../faults.ts'
import { rowRefusal } from '../../hub/row-refusal.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { type Difference, differences } from './differences.ts'
import type { Case } from './read-cases.ts'

type Body = operations['postApiEnrollmentQuotesSimulate']['requestBody']['content']['application/json']

export interface SimulatedCase {
  readonly name: string
  /** `agrees` and `differs` for a case that says what must come of it. */
  readonly is: 'priced' | 'agrees' | 'differs' | 'refused'
  readonly result: components['schemas']['Simulated'] | { readonly error: string }
  readonly differences: readonly Difference[]
  /** The hub's own words when it refused. */
  readonly why: string | null
}

/** Prices one case at the hub and holds the answer against what the case expects. */
export async function simulateCase({ api }: Hub, { name, given, expected }: Case): Promise<SimulatedCase> {
  // What a case may say is the hub's to judge; its refusal names the fields.
  const call = unwrap(api.POST('/api/enrollment/quotes/simulate', { body: given as Body }))
  const outcome = await call.catch(rowRefusal)
  const why = outcome instanceof HubRefusal ? wordsOf(outcome) : null
  const result = outcome instanceof HubRefusal ? { error: outcome.code } : outcome
  if (expected === undefined)
    return { name, is: why === null ? 'priced' : 'refused', result, differences: [], why }
  const found = differences(expected, comparable(result))
  return { name, is: found.length === 0 ? 'agrees' : 'differs', result, differences: found, why }
}

/** The proof of the amounts is not part of what a case expects. */
function comparable(result: SimulatedCase['result']): object {
  return Object.fromEntries(
    Object.entries(result).filter(([key]) => key !== 'explanations' && key !== 'reports'),
  )
}

function wordsOf({ message, fields }: HubRefusal): string {
  const named = Object.entries(fields).map(([field, said]) => `${field}: ${said.join(' ')}`)
  return [message, ...named].join(' · ')
}
