import type { components } from '@matricula/hub/api'
import type { JsonValue } from '../../bulk/job.ts'

export type Shows = components['schemas']['SplitRequest']['shows']

/** A share in basis points, an amount, or what the others leave; as the hub takes it. */
export type AskedPart =
  | { readonly label: string; readonly percentBps: number }
  | { readonly label: string; readonly amount: number }
  | { readonly label: string; readonly rest: true }

/** An order that is split, at the total that was shown. */
export type SplitChange = {
  readonly student: string
  readonly shownTotal: number
  readonly parts: readonly AskedPart[]
  readonly shows: Shows
}

/** A run's folder is written by this program alone. */
export function splitChangeOf(kept: JsonValue): SplitChange {
  return kept as unknown as SplitChange
}
