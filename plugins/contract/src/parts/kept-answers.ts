export interface KeepDeps {
  readonly now: () => Date
  /** 0 keeps nothing. */
  readonly keepMs: number
  /** The oldest answer leaves when there are more. */
  readonly most: number
}

/** Answers a question from memory while its answer is fresh, and asks otherwise. Failures are not kept. */
export type KeptAnswers<T> = (question: string, ask: () => Promise<T>) => Promise<T>

export function keptAnswers<T>({ now, keepMs, most }: KeepDeps): KeptAnswers<T> {
  const kept = new Map<string, { readonly answer: T; readonly until: number }>()
  return async (question, ask) => {
    const found = kept.get(question)
    if (found !== undefined && now().getTime() < found.until) return found.answer
    const answer = await ask()
    kept.delete(question)
    kept.set(question, { answer, until: now().getTime() + keepMs })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
