const codeShape = /^[A-Z0-9]{5}$/

/**
 * The code as the vendor keeps it, upper case with its leading zeros; null for whom it does not know: codes
 * that are not five letters or digits, and those starting with ZZ.
 */
export function knownCode(studentCode: string): string | null {
  const code = studentCode.toUpperCase()
  return codeShape.test(code) && !code.startsWith('ZZ') ? code : null
}
