/** What accounting calls a student's partner: C and the school code. */
export function partnerCodeOf(studentCode: string): string {
  return `C${studentCode}`
}

/** C and five signs: a student's partner. Accounting bills others too (accounting-10). */
export function isStudentPartner(partnerCode: string): boolean {
  return /^C.{5}$/.test(partnerCode)
}

/** The school code of a student's partner. */
export function studentCodeOf(partnerCode: string): string {
  return partnerCode.slice(1).toUpperCase()
}
