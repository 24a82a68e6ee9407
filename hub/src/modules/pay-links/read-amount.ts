import type { AppContext } from '../../app-context.ts'
import { refuse } from '../../shared/refusal.ts'
import { readStudent } from '../students/index.ts'
import { amountTerms } from './amount-terms.ts'
import type { DueStanding } from './due.ts'
import type { PayLink } from './pay-link.ts'

/** What its sender has chosen, whatever the season's limit is since: nothing else has a say in it. */
export async function readAmount(
  app: AppContext,
  { students, onAccount }: Pick<PayLink, 'students' | 'onAccount'>,
): Promise<readonly DueStanding[]> {
  const student = await readStudent(app, students[0] ?? '')
  if (onAccount === null || student === null || amountTerms(app) === null)
    return [{ state: 'not-now', due: null, why: refuse('ON_ACCOUNT_UNAVAILABLE') }]
  return [{ state: 'payable', why: null, due: { is: 'amount', student, ...onAccount } }]
}
