import { chargedBy, type FeeChange } from './change-prices.ts'

export interface ImpactFacts {
  readonly changes: readonly FeeChange[]
  /** How the codes of annual and of monthly items begin. */
  readonly prefixes: readonly string[]
  /** Somebody has not chosen a period, or one that is closed. */
  readonly hasUsualPeriod: boolean
  readonly hasSettled: boolean
}

/** What a preview takes for granted, as text keys; only what mattered for these changes. */
export function impactAssumptions(facts: ImpactFacts): readonly string[] {
  const listed = facts.changes.filter((change) => chargedBy(change) === 'accounting')
  const activities = facts.changes.filter((change) => chargedBy(change) === 'catalogue')
  const some = (changes: readonly FeeChange[], does: FeeChange['does']) =>
    changes.some((change) => change.does === does)
  const isUnlisted = ({ code }: FeeChange) => !facts.prefixes.some((prefix) => code.startsWith(prefix))
  const held: readonly (readonly [string, boolean])[] = [
    ['listPrice', listed.length > 0],
    ['terms', listed.length > 0],
    ['proportion', some(listed, 'edit')],
    ['everyone', some(listed, 'create')],
    ['removed', some(listed, 'archive')],
    ['unlisted', listed.some(isUnlisted)],
    ['newActivity', some(activities, 'create')],
    ['keptActivity', some(activities, 'archive')],
    ['usualPeriod', facts.hasUsualPeriod],
    ['settled', facts.hasSettled],
  ]
  return held.filter(([, matters]) => matters).map(([name]) => `feeImpact.assumes.${name}`)
}
