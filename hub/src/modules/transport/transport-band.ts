import { roundHalfUp, sum } from '../../shared/money.ts'
import type { TransportLimits } from '../seasons/season.ts'

export type Modality = 'MEDIO' | 'COMPLETO'
export type Band = 'CERCANO' | 'INTERMEDIO' | 'LEJANO'

/** The average of measured distances in whole metres, half up. Throws a RangeError without any. */
export function averageMetres(distances: readonly number[]): number {
  return roundHalfUp(sum(distances), distances.length)
}

/**
 * The band of a rounded average (transport-2): a limit belongs to the nearer band. Beyond the farthest home
 * the school serves there is none: the address is asked again (transport-3).
 */
export function bandOf(metres: number, { bands, farthest }: TransportLimits): Band | 'TOO_FAR' {
  if (metres > farthest) return 'TOO_FAR'
  if (metres > bands.intermediate) return 'LEJANO'
  return metres > bands.near ? 'INTERMEDIO' : 'CERCANO'
}

/** Whether the band hangs on a measure so near to a limit that a person should look. */
export function isNearBorder(
  metres: number,
  { bands, border }: Pick<TransportLimits, 'bands' | 'border'>,
): boolean {
  return [bands.near, bands.intermediate].some((limit) => Math.abs(metres - limit) <= border)
}

/** The name a fee has in the price list: TRANSPORTE [PARADERO] MEDIO|COMPLETO CERCANO|INTERMEDIO|LEJANO. */
export function feeName(fee: { busStop: boolean; modality: Modality; band: Band }): string {
  return ['TRANSPORTE', ...(fee.busStop ? ['PARADERO'] : []), fee.modality, fee.band].join(' ')
}

/** The fee a name of that form stands for, or null for any other name. */
export function feeOfName(name: string): { busStop: boolean; modality: Modality; band: Band } | null {
  const form = /^TRANSPORTE (PARADERO )?(MEDIO|COMPLETO) (CERCANO|INTERMEDIO|LEJANO)$/
  const [, stop, modality, band] = form.exec(name.trim().replaceAll(/\s+/g, ' ').toUpperCase()) ?? []
  if (!isModality(modality) || !isBand(band)) return null
  return { busStop: stop !== undefined, modality, band }
}

function isModality(word: string | undefined): word is Modality {
  return word === 'MEDIO' || word === 'COMPLETO'
}

function isBand(word: string | undefined): word is Band {
  return word === 'CERCANO' || word === 'INTERMEDIO' || word === 'LEJANO'
}

/** The `type` of the price list's path: 1 COMPLETO, 0 MEDIO (transport-7). */
export function typeOfModality(modality: Modality): 0 | 1 {
  return modality === 'COMPLETO' ? 1 : 0
}
