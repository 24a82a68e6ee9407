/** What accounting calls a student's partner: C and the school code. */
export function partnerCodeOf(studentCode: string): string {
  return `C${studentCode}`
}

/** The school code of a student's partner. */
export function studentCodeOf(partnerCode: string): string {
  return partnerCode.slice(1).toUpperCase()
}
