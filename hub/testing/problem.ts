import type { Answer, ProblemBody } from './visitor.ts'

/** What a refusal says, with the facts that some carry. */
export function problemOf({ text }: Answer<unknown>): ProblemBody & Readonly<Record<string, unknown>> {
  return JSON.parse(text)
}
