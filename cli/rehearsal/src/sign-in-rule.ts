import { bogotaDay, bogotaTime, type SeasonDays } from './season-days.ts'

/** What the office sees of a student that decides whether the family may come in. */
export interface SignInFacts {
  readonly antiquity: string
  readonly authorisation: string
  readonly paymentStatus: string
}

export type SignInAnswer = 'complete' | 'proceed' | 'late-form' | 'not-active' | 'maintenance' | 'closed'

const known = ['old', 'new_current', 'reintegrate', 'new_next']
const paid = ['APROBADO', 'PAGO DAVIVIENDA', 'PAGO ANTICIPO', 'INGRESO MANUAL', 'PAGO POR PARTES']

/** A second opinion on where a code leads: written from the rules of the season, not from the hub's code. */
export function expectedSignIn(facts: SignInFacts, season: SeasonDays, now: Date): SignInAnswer {
  if (now < season.opens || now >= season.closes) return 'closed'
  const { maintenance, lateForm } = season
  const time = bogotaTime(now)
  if (maintenance !== null && time >= maintenance.from && time < maintenance.to) return 'maintenance'
  if (paid.includes(facts.paymentStatus)) return 'complete'
  if (!known.includes(facts.antiquity)) return 'not-active'
  if (!waitsForLateForm(facts)) return 'proceed'
  const day = bogotaDay(now)
  return day >= lateForm.from && day <= lateForm.to ? 'proceed' : 'late-form'
}

/** A returning student without authorisation. */
export function waitsForLateForm({ antiquity, authorisation }: SignInFacts): boolean {
  return antiquity === 'old' && authorisation !== 'VALID'
}

/** Whether the family can enrol at some time of the season. */
export function mayEnrol({ antiquity, paymentStatus }: SignInFacts): boolean {
  return known.includes(antiquity) && !paid.includes(paymentStatus)
}
