import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../hub/hub-client.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { Scenario } from '../scenarios.ts'
import type { World } from '../world.ts'

/** The pretend tax authority does not know numbers that end in 13. */
const numbers: Partial<Record<Scenario['outcome'], string>> = {
  invoiced: '1098765432',
  'invoice-rejected': '1098765413',
  'credit-note-rejected': '1098765432',
}

/** As a family types whom its invoice is made out to. */
export function invoicePayerOf({ code }: Pick<Scenario, 'code'>, number: string) {
  return {
    kind: 'person',
    document: 'CC',
    number,
    names: 'Familia',
    surnames: 'Ensayo',
    company: '',
    address: 'Carrera 9 # 80-15',
    municipality: '11001',
    email: `familia.${code.toLowerCase()}@example.com`,
    remember: false,
  } as const
}

/** Answers the id of whom the family names for its invoice; null for those who name nobody. */
export async function nameInvoicePayer(
  world: World,
  { api }: Hub,
  scenario: Scenario,
): Promise<string | null> {
  const number = numbers[scenario.outcome]
  if (number === undefined) return null
  const body = invoicePayerOf(scenario, number)
  const { id } = await withRetry(world, () => unwrap(api.PUT('/api/payers', { body })))
  return id
}
