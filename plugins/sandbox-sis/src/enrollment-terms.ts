import type { EnrollmentTerms } from '@matricula/contract'
import type { Dice, Weighted } from './dice.ts'

/** Newcomers are all but `old`; new20 and other words are not active yet (access-4). */
const antiquities: Weighted<string> = [
  ['old', 78],
  ['new_current', 7],
  ['New', 4],
  ['reintegrate', 4],
  ['new_next', 4],
  ['new20', 3],
]

const authorisations: Weighted<string> = [
  ['VALID', 90],
  ['PENDIENTE', 5],
  ['NO AUTORIZADO', 3],
  ['', 2],
]

const paymentStatuses: Weighted<string> = [
  ['', 81],
  ['APROBADO', 6],
  ['PAGO DAVIVIENDA', 4],
  ['PAGO ANTICIPO', 3],
  ['INGRESO MANUAL', 2],
  ['NO APROBADO', 4],
]

const requirements: Weighted<string> = [
  ['No', 27],
  ['', 17],
  ['Full route', 21],
  ['Half route', 10],
  ['Full bus stop', 7],
  ['Half bus stop', 6],
  ['Yes', 4],
  ['Si', 6],
  ['Consultar con la abuela', 2],
]

const statuses: Readonly<Record<'old' | 'newcomer', Weighted<string>>> = {
  old: [
    ['enrolled', 96],
    ['withdrawn', 3],
    ['inactive', 1],
  ],
  newcomer: [
    ['admitted', 86],
    ['applied', 9],
    ['waitlisted', 5],
  ],
}

/** Nobody was in the school before Prejardín, so an old student of it is drawn again as a new one. */
export function drawAntiquity(throws: Dice, gradeIndex: number): string {
  const drawn = throws.weigh(antiquities)
  if (gradeIndex === 0) return drawn === 'old' || drawn === 'reintegrate' ? 'new_current' : drawn
  return drawn
}

export function generateEnrollmentTerms(throws: Dice, antiquity: string, code: string): EnrollmentTerms {
  return {
    antiquity,
    authorisation: throws.weigh(authorisations),
    paymentStatus: throws.weigh(paymentStatuses),
    cardAuthorisation: throws.chance(88) ? 'Si' : 'No',
    transportRequirement: throws.weigh(requirements),
    admissionsId: admissionsId(antiquity, code),
  }
}

/** Only those who came through admissions have one. */
export function admissionsId(antiquity: string, code: string): string | null {
  return antiquity === 'old' ? null : `app-${code}`
}

export function drawStatus(throws: Dice, antiquity: string): string {
  return throws.weigh(statuses[antiquity === 'old' ? 'old' : 'newcomer'])
}
