import type { Json } from '@matricula/contract'
import type { PageContext } from './page-context.ts'

/** Every document that was issued, newest first, for a program that compares books; no names. */
export async function showRegister({ register }: PageContext): Promise<Json> {
  const documents = await Promise.all(
    (await register.all()).map(async (document) => {
      const { is, number, reference, total, credits, day } = document
      return { is, number, reference, total, credits, day, status: await register.rawStatusOf(document) }
    }),
  )
  return { documents }
}
