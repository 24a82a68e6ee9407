import { Counter, type Registry } from 'prom-client'

const name = 'sign_in_enumerations_total'

/** Counts networks that tried many codes or accounts at a sign-in without getting in; from 0, so that the first one shows. */
export function measureEnumeration(metrics: Registry, signIn: string): () => void {
  const known = metrics.getSingleMetric(name)
  const counter =
    known instanceof Counter
      ? known
      : new Counter({
          name,
          help: 'Networks that tried many codes or accounts without getting in',
          labelNames: ['door'] as const,
          registers: [metrics],
        })
  counter.inc({ door: signIn }, 0)
  return () => counter.inc({ door: signIn })
}
