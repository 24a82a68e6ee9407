import type { Fee } from '../fees/fee-form.ts'

/** The fees of a type, by their codes. */
export function codesOf(fees: readonly Fee[], type: Fee['type'] | undefined) {
  const concepts = new Map(
    fees.filter((fee) => fee.type === type).map(({ code, concept }) => [code, concept]),
  )
  return [...concepts]
    .map(([value, concept]) => ({ value, label: `${value} · ${concept}` }))
    .toSorted((one, other) => one.value.localeCompare(other.value))
}

/** The grades that have the fee. */
export function gradesWith(
  fees: readonly Fee[],
  { type, code }: { readonly type: Fee['type'] | undefined; readonly code: string },
): number[] {
  return fees.filter((fee) => fee.type === type && fee.code === code).map(({ grade }) => grade)
}
