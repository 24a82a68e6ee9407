export const CODE_LENGTH = 5

/** What a typed or pasted text keeps of a student code: letters and digits, at most five, leading zeros included. */
export function cleanCode(typed: string): string {
  return typed.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, CODE_LENGTH)
}
