import type { AppContext } from '../src/app-context.ts'

/** The last four digits of each guardian's document. */
export async function digitsOf({ plugins }: AppContext, code: string): Promise<readonly string[]> {
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  const student = await plugins.sis.findStudent(code, read)
  const related = await plugins.sis.relationships(student?.id ?? '', read)
  const guardians = await Promise.all(
    related.map(({ relatedId }) => plugins.sis.findGuardian(relatedId, read)),
  )
  return guardians.flatMap((guardian) => guardian?.document?.slice(-4) ?? [])
}
