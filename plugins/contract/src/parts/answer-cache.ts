export interface AnswerCacheDeps {
  readonly now: () => Date
  /** 0 keeps nothing. */
  readonly ttlMs: number
  /** The oldest answer leaves when there are more. */
  readonly maxEntries: number
}

/** Answers a question from memory while its answer is fresh, and asks otherwise. Failures are not kept. */
export type AnswerCache<T> = (question: string, ask: () => Promise<T>) => Promise<T>

export function createAnswerCache<T>({ now, ttlMs, maxEntries }: AnswerCacheDeps): AnswerCache<T> {
  const cached = new Map<string, { readonly answer: T; readonly until: number }>()
  return async (question, ask) => {
    const found = cached.get(question)
    if (found !== undefined && now().getTime() < found.until) return found.answer
    const answer = await ask()
    cached.delete(question)
    cached.set(question, { answer, until: now().getTime() + ttlMs })
    const [oldest] = cached.keys()
    if (cached.size > maxEntries && oldest !== undefined) cached.delete(oldest)
    return answer
  }
}
