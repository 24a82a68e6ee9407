import type { AppContext } from '../../app-context.ts'
import { needsSecondPerson } from '../approvals/index.ts'
import { amountOf, takenOf } from '../payments/exception-money.ts'
import { meansOf, type ExceptionStudent, studentsOf } from './exception-students.store.ts'
import { exceptionById } from '../payments/index.ts'

export interface ExceptionDetails {
  /** In the currency that came in. */
  readonly amount: number
  readonly currency: string
  readonly students: readonly ExceptionStudent[]
  readonly instance: string
  readonly means: string | null
  readonly second_person: boolean
}

/** What whoever is about to end an exception is shown first; null for one that there is not. */
export async function readExceptionDetails(
  { database, config }: Pick<AppContext, 'config' | 'database'>,
  id: number,
): Promise<ExceptionDetails | null> {
  const exception = await exceptionById(database, id)
  if (exception === null) return null
  const pesos = amountOf(exception)
  const { amount, currency } = takenOf(exception)
  return {
    amount: amount ?? pesos,
    currency,
    students: await studentsOf(database, exception),
    instance: exception.instance,
    means: await meansOf(database, exception),
    second_person: needsSecondPerson(pesos, config.settings.payments),
  }
}
