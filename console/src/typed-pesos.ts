/** COP as somebody types them, 500.000 or $ 500000; null where that is no whole number above 0. */
export function typedPesos(text: string): number | null {
  const amount = Number(text.replaceAll(/[.\s$]/g, ''))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}
