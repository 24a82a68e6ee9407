import { today } from '../reconciliation.ts'
import type { Acts } from './act.ts'
import type { School } from './school.ts'

/** What finance does about a student who leaves. */
export const withdrawalActs: Acts = {
  'GET /api/withdrawals/proposal': async (school) => ({
    values: { student_code: await aPaidStudent(school), day: today },
  }),
  'POST /api/withdrawals': async (school) => ({
    body: {
      student_code: await aPaidStudent(school),
      day: today,
      reason: 'Se muda de ciudad',
      returned: 1_000,
      way: 'bank',
    },
    headers: { 'idempotency-key': 'walked-withdrawal' },
  }),
}

async function aPaidStudent(school: School): Promise<string> {
  const family = await school.newcomer()
  await school.paid(family)
  return family.code
}
