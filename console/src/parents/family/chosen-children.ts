import type { FamilyChild } from '../../api/types.ts'

/** The codes of the children to pay for. */
export type ChosenChildren = ReadonlySet<string>

/** A child with its price, as the list shows it. */
export type PricedChild = FamilyChild & { quote: NonNullable<FamilyChild['quote']> }

export function isPayable(child: FamilyChild): child is PricedChild {
  return child.payable && child.quote !== null
}

export function toggle(chosen: ChosenChildren, code: string): ChosenChildren {
  const next = new Set(chosen)
  if (!next.delete(code)) next.add(code)
  return next
}

/** The chosen children that can still be paid for, as they are now. */
export function pickedOf(chosen: ChosenChildren, children: readonly FamilyChild[]): PricedChild[] {
  return children.filter(isPayable).filter(({ student }) => chosen.has(student.code))
}

export function totalOf(picked: readonly PricedChild[]): number {
  return picked.reduce((sum, { quote }) => sum + quote.totals.totalV, 0)
}
