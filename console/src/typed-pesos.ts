import { pesosIn } from '@matricula/hub/api/pesos'

/** COP as somebody types them, 500.000 or $ 500000; null where that is no whole number above 0. */
export function typedPesos(text: string): number | null {
  const amount = pesosIn(text)
  return amount !== null && amount > 0 ? amount : null
}
