import type { House } from '../../house.ts'
import { needsSecondPerson } from '../approvals/index.ts'
import { exceptionById } from './exception-list.store.ts'
import { meansOf, type ExceptionStudent, studentsOf } from './exception-students.store.ts'
import { amountOf } from './guarded-resolution.ts'

export interface ExceptionDetails {
  /** COP */
  readonly amount: number
  readonly students: readonly ExceptionStudent[]
  readonly instance: string
  readonly means: string | null
  readonly second_person: boolean
}

/** What whoever is about to end an exception is shown first; null for one that there is not. */
export async function readExceptionDetails(
  { database, config }: House,
  id: number,
): Promise<ExceptionDetails | null> {
  const exception = await exceptionById(database, id)
  if (exception === null) return null
  const amount = amountOf(exception)
  return {
    amount,
    students: await studentsOf(database, exception),
    instance: exception.instance,
    means: await meansOf(database, exception),
    second_person: needsSecondPerson(amount, config.settings.payments),
  }
}
