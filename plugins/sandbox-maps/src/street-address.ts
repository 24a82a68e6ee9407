import { fold } from './fold.ts'
import { towns } from './gazetteer/entry.ts'
import type { Town } from './gazetteer/entry.ts'

/** 127A is the number 127 with the letter a; '' without one. */
export interface StreetNumber {
  readonly number: number
  readonly letter: string
}

export interface StreetAddress {
  readonly calle: StreetNumber
  readonly carrera: StreetNumber
  /** The road the door is on. */
  readonly on: 'calle' | 'carrera'
  /** Metres from the crossing; null where a crossing was named, not a door. */
  readonly plate: number | null
  /** Null when the text names no town. */
  readonly town: Town | null
}

const axes: Readonly<Record<string, 'calle' | 'carrera'>> = {
  calle: 'calle',
  diagonal: 'calle',
  carrera: 'carrera',
  transversal: 'carrera',
}

const roads = '(?:avenida )?(calle|carrera|diagonal|transversal)'
const number = String.raw`(\d{1,3})(?: ?([a-h])\b)?(?: ?bis\b)?`
const crossing = String.raw`(?: (?:con|y|no|nro|numero|n))?`
const shape = new RegExp(
  String.raw`^${roads} ?${number}${crossing}(?: ${roads})? ${number}(?: (\d{1,2})\b)?(.*)$`,
)

/**
 * Reads 'Calle 127 # 15-20', 'Cra 7 con 140' and 'Carrera 9 # 11-20 Chía'; the Autopista Norte is carrera 45.
 * Null for what is no street address, and for the south and the east of Bogotá, which are not modelled.
 */
export function readStreetAddress(text: string): StreetAddress | null {
  const match = shape.exec(fold(text).replace(/\bautopista norte\b/u, 'carrera 45'))
  if (match === null) return null
  const [, road = '', first, firstLetter = '', crossed, second, secondLetter = '', plate, rest = ''] = match
  const on = axes[road]
  if (on === undefined || /\b(?:sur|este)\b/u.test(rest) || axes[crossed ?? ''] === on) return null
  const along = { number: Number(first), letter: firstLetter }
  const across = { number: Number(second), letter: secondLetter }
  return {
    calle: on === 'calle' ? along : across,
    carrera: on === 'calle' ? across : along,
    on,
    plate: plate === undefined ? null : Number(plate),
    town: townIn(rest),
  }
}

/** The address as one writes it: 'Calle 127A # 15-20, Bogotá' or 'Carrera 7 con Calle 140, Bogotá'. */
export function writeStreetAddress({ calle, carrera, on, plate }: StreetAddress, town: Town): string {
  const [along, across] = on === 'calle' ? [calle, carrera] : [carrera, calle]
  const [road, crossed] = on === 'calle' ? ['Calle', 'Carrera'] : ['Carrera', 'Calle']
  if (plate === null) return `${road} ${written(along)} con ${crossed} ${written(across)}, ${town}`
  return `${road} ${written(along)} # ${written(across)}-${String(plate).padStart(2, '0')}, ${town}`
}

function written({ number, letter }: StreetNumber): string {
  return `${number}${letter.toUpperCase()}`
}

function townIn(rest: string): Town | null {
  const words = ` ${rest} `.replace(/\s+/gu, ' ')
  return towns.find((town) => words.includes(` ${fold(town)} `)) ?? null
}
