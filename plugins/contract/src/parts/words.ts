import { PluginFault } from '../fault.ts'
import type { Cop, SiNo } from '../index.ts'
import { fold } from './fold.ts'

const affirmative = new Set(['si', 'yes', 'y', 's', 'true', '1', 'x'])
const negative = new Set(['no', 'n', 'false', '0'])

/** Si for a word that says so; everything else, an empty field included, is No. */
export function siNo(text: string): SiNo {
  return affirmative.has(fold(text)) ? 'Si' : 'No'
}

/** The bank agreement is closed by an explicit No alone. */
export function siUnlessNo(text: string): SiNo {
  return negative.has(fold(text)) ? 'No' : 'Si'
}

/** Null for what is no whole number from 0 up. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/**
 * Whole pesos as people write them: 3033000, 3.033.000, 3,033,000, $ 3.033.000,00. Empty is 0. Cents other than
 * zero, a minus or anything else is `unknown-outcome`: an amount is never guessed.
 */
export function pesos(text: string): Cop {
  const written = text.replaceAll(/\s|\$|COP/gi, '')
  if (written === '') return 0
  const [, plain, dotted, commaed] =
    /^(?:(\d{1,12})(?:[.,]0{1,2})?|(\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?|(\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?)$/.exec(
      written,
    ) ?? []
  const digits = (plain ?? dotted ?? commaed)?.replaceAll(/[.,]/g, '')
  if (digits === undefined || digits.length > 12) {
    throw new PluginFault('unknown-outcome', 'an amount of the vendor is not in whole pesos')
  }
  return Number(digits)
}

/** Degrees within ±`most`, with a point or a comma; null for anything else. */
export function degrees(text: string, most: number): number | null {
  const written = text.replace(',', '.')
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(written)) return null
  return Math.abs(Number(written)) <= most ? Number(written) : null
}

/** A name of several parts in one writing (NFC), without doubled spaces. */
export function joinWords(...parts: readonly string[]): string {
  return parts.join(' ').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

/** An id or code as a text, however the vendor writes it; empty where there is none. */
export function codeText(code: string | number | null | undefined): string {
  return code === null || code === undefined ? '' : String(code).trim()
}
