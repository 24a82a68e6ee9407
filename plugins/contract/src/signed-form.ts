import { wholePesos } from './answers.ts'
import type { Cop } from './domain/common.ts'
import type { Log } from './plugin.ts'
import type { RawRequest } from './webhook.ts'

/**
 * The fields of a callback that is a form, in its query and in its body. One that comes with two values is left out, as
 * nobody can say which was signed.
 */
export function callbackForm({
  query,
  body,
}: Pick<RawRequest, 'query' | 'body'>): ReadonlyMap<string, string> {
  const values = new Map<string, Set<string>>()
  for (const [name, value] of [
    ...Object.entries(query),
    ...new URLSearchParams(new TextDecoder().decode(body)),
  ])
    values.set(name, (values.get(name) ?? new Set()).add(value))
  return new Map(
    [...values].flatMap(([name, [value = '', ...others]]) =>
      others.length === 0 ? [[name, value] as const] : [],
    ),
  )
}

/** A payment that a genuine confirmation tells of. */
export interface ConfirmedPayment {
  /** As a log line names the vendor. */
  readonly vendor: string
  readonly reference: string
  /** As the vendor writes it. */
  readonly amount: string
  /** Whether this instance only tests, and whether the confirmation says the same. */
  readonly mode: { readonly test: boolean; readonly isSame: boolean }
}

const ourReferences = /^[A-Za-z0-9-]{1,32}$/

/** Its pesos, where the hub may have started it; null, with a warning, of one that is nothing for us. */
export function confirmedPesos({ vendor, reference, amount, mode }: ConfirmedPayment, log: Log): Cop | null {
  const pesos = wholePesos(amount)
  if (!ourReferences.test(reference) || pesos === null) {
    log.warn({}, `${vendor} confirms a payment that the hub did not start`)
    return null
  }
  if (mode.isSame) return pesos
  log.warn({ test: mode.test }, `${vendor} confirms a payment of the other mode, test or real`)
  return null
}
