import type { Place, Point } from '@matricula/contract'
import { RealHome } from '../students/index.ts'

/** The home a browser means: one of those it is shown masked, sent back unmoved, stands for the home itself. */
export function resolveHome(sent: Place, known: readonly (RealHome | null)[]): RealHome {
  return knownHomeAt(sent, known) ?? new RealHome(sent)
}

export function knownHomeAt(sent: Point, known: readonly (RealHome | null)[]): RealHome | null {
  return known.find((home) => home?.isShownAs(sent)) ?? null
}
