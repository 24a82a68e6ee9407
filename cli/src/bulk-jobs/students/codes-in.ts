import { UsageFault } from '../../faults.ts'
import { type Locale, translator } from '../../i18n.ts'

/** School codes as a flag names them, each once. */
export function codesIn(written: string, locale: Locale): readonly string[] {
  const codes = written.split(/[\s,;]+/).filter((code) => code !== '')
  const invalid = codes.find((code) => !/^[A-Za-z0-9]{5}$/.test(code))
  if (codes.length === 0 || invalid !== undefined) {
    throw new UsageFault(`${invalid ?? written}: ${translator('students', locale)('badStudent')}`)
  }
  return [...new Set(codes.map((code) => code.toUpperCase()))]
}
