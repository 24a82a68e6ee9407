/** Five letters or digits, in either case (readings 2.1). */
export const schoolCodePattern = /^[A-Za-z0-9]{5}$/

export function isSchoolCode(text: string): boolean {
  return schoolCodePattern.test(text)
}
