/** Five letters or digits, in either case (access-1). */
export const schoolCodePattern = /^[A-Za-z0-9]{5}$/

export function isSchoolCode(text: string): boolean {
  return schoolCodePattern.test(text)
}
