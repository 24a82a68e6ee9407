import type { TestHub } from './test-hub.ts'

/** The code of somebody who has left the school and whose terms let them enrol all the same. */
export async function leftWithValidTerms({ hub }: TestHub): Promise<string> {
  const found: { code: string } | undefined = await hub.app
    .database('student')
    .where({ status: 'withdrawn', entry: 'always', says_paid: 0 })
    .orderBy('code')
    .first('code')
  if (found === undefined) throw new Error('the sandbox has nobody who left the school and may enrol')
  return found.code
}
