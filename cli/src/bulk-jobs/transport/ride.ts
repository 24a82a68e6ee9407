import type { components } from '@matricula/hub/api'
import { fold } from '../read-cells.ts'
import { own } from '../../own.ts'

export type ConfirmBody = components['schemas']['ConfirmTransport']
export type Modality = ConfirmBody['modality']
export type Direction = ConfirmBody['transport']['direction']
export type Basis = ConfirmBody['transport']['basis']
export type Place = components['schemas']['Place']

/** How a student rides: both ways, or one of them. */
export interface Way {
  readonly modality: Modality
  readonly direction: Direction
}

const ways: Readonly<Record<string, Way>> = Object.fromEntries(
  (
    [
      [{ modality: 'COMPLETO', direction: 'AMBAS' }, ['completo', 'completa', 'full', 'ambas', 'both', '1']],
      [{ modality: 'MEDIO', direction: 'AM' }, ['medio am', 'media am', 'half am', 'am']],
      [{ modality: 'MEDIO', direction: 'PM' }, ['medio pm', 'media pm', 'half pm', 'pm']],
    ] as const
  ).flatMap(([way, words]) => words.map((word) => [word, way])),
)

/** COMPLETO, MEDIO AM or MEDIO PM by its words in either language, or null. */
export function wayOf(written: string): Way | null {
  return own(ways, fold(written)) ?? null
}

const bases: Readonly<Record<string, Basis>> = {
  medida: 'measured',
  distancia: 'measured',
  measured: 'measured',
  'ano anterior': 'last-year',
  'last year': 'last-year',
  provisional: 'provisional',
}

/** What a fee is decided by, in either language, or null. */
export function basisOf(written: string): Basis | null {
  return own(bases, fold(written)) ?? null
}
