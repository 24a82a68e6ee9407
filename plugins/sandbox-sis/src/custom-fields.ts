import type { CustomFields, SiNo } from '@matricula/contract'
import type { Dice, Weighted } from './dice.ts'

/** The modes the administrators' order prices, none, and one that nobody prices. */
const modes: Weighted<string> = [
  ['Completo Cercano', 30],
  ['Completo Intermedio', 16],
  ['Completo Lejano', 10],
  ['Medio Cercano', 18],
  ['Medio Intermedio', 12],
  ['Medio Lejano', 8],
  ['Ruta especial', 3],
]

export interface CustomFacts {
  readonly siblings: number
  /** 1 is the oldest here. */
  readonly position: number
  readonly rides: boolean
  readonly payer: string
}

/** The profile's own fields; amounts are integer COP of the 2020-2021 order. */
export function drawCustomFields(throws: Dice, facts: CustomFacts): CustomFields {
  const says = (percent: number): SiNo => (throws.chance(percent) ? 'Si' : 'No')
  return {
    alumniChild: says(12),
    sisterSchool: says(6),
    employeeChild: says(4),
    familyMoreThanOne: facts.siblings > 0 ? says(97) : says(3),
    childNumber: drawChildNumber(throws, facts),
    payYearInAdvance: says(10),
    registrationFee: 3_033_000,
    parentsFee: throws.chance(70) ? 185_000 : 0,
    accidentInsurance: says(75),
    yearbook: says(45),
    digitalYearbook: says(60),
    lunch: says(65),
    snack: says(55),
    transport: facts.rides ? 'Si' : 'No',
    transportMode: facts.rides ? throws.weigh(modes) : 'none',
    lifeInsurance: says(50),
    unemploymentInsurance: says(35),
    financiallyResponsible: facts.payer,
  }
}

/** Their place among the siblings; some families never told, and some older ones already left the school. */
function drawChildNumber(throws: Dice, { siblings, position }: CustomFacts): number | null {
  if (throws.chance(8)) return null
  if (siblings === 0)
    return throws.weigh([
      [0, 60],
      [1, 36],
      [2, 4],
    ])
  return Math.min(4, position + (throws.chance(10) ? 1 : 0))
}
