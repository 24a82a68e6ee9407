/** A school does not lose half of its students overnight: that is a vendor's bad day, and nobody is dropped. */
export function hasShrunk({ known, seen }: { readonly known: number; readonly seen: number }): boolean {
  return seen * 2 < known
}
