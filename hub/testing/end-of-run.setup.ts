import { runVariable } from './templates/name-of.ts'

/** The workers of a run share what one of them filled. */
export function setup(): void {
  process.env[runVariable] ??= `${process.pid}`
}

export async function teardown(): Promise<void> {
  const { dropAllFilled } = await import('./databases.ts')
  await dropAllFilled()
}
