import type { ProviderPayment } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import type { AgreementFound } from './decide-bank-line.ts'

/** A bank dates what comes after its hours to its next working day, which before a long weekend is four days away. */
const daysAhead = 5
const msPerDay = 86_400_000

/** Nobody has paid on a day that is still to come, nor with a reference that nobody had been given yet. */
export function isWrongDay(
  { at }: Pick<ProviderPayment, 'at'>,
  found: Pick<AgreementFound, 'startedAt'> | null,
  now: Date,
): boolean {
  const day = bogotaDay(new Date(at))
  const isAhead = day > bogotaDay(new Date(now.getTime() + daysAhead * msPerDay))
  return isAhead || (found !== null && day < bogotaDay(new Date(found.startedAt)))
}
