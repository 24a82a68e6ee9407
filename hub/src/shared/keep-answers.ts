import { LRUCache } from 'lru-cache'

/** An answer and when it was asked for, in milliseconds. */
export interface Dated<T> {
  readonly at: number
  readonly value: T
}

export interface CacheOptions<Question, T> {
  /** How long an answer counts as current. */
  readonly freshMs: number
  /** How long it may still be shown while a newer one is asked for. */
  readonly staleMs: number
  /** How many answers are kept. */
  readonly most: number
  readonly now: () => number
  readonly keyOf: (question: Question) => string
  readonly ask: (question: Question) => Promise<Dated<T>>
  /** What is kept of a value, where many share parts of it. */
  readonly share?: (value: T) => T
  /** Told of a question that failed behind an answer that was shown. */
  readonly onFailure: (error: unknown) => void
}

/** Answers of a slow system, each asked for once at a time however many want it. */
export interface KeptAnswers<Question, T> {
  /** At once where there is one that may be shown; what is no longer current is asked for behind it. */
  shown(question: Question): Promise<T>
  /** Never older than current; fails where it cannot be had. */
  current(question: Question): Promise<T>
}

export function keepAnswers<Question, T>(terms: CacheOptions<Question, T>): KeptAnswers<Question, T> {
  const { freshMs, staleMs, most, now, keyOf, ask, share = (value) => value, onFailure } = terms
  const kept = new LRUCache<string, Dated<T>>({ max: most })
  const asked = new Map<string, Promise<Dated<T>>>()

  async function askAndKeep(key: string, question: Question): Promise<Dated<T>> {
    const { at, value } = await ask(question)
    const answer = { at, value: share(value) }
    kept.set(key, answer)
    return answer
  }

  function askOnce(key: string, question: Question): Promise<Dated<T>> {
    const underWay = asked.get(key)
    if (underWay !== undefined) return underWay
    const asking = askAndKeep(key, question).finally(() => asked.delete(key))
    asked.set(key, asking)
    return asking
  }

  function youngerThan(key: string, ms: number): Dated<T> | undefined {
    const answer = kept.get(key)
    // Either way: an answer from hours ahead was asked for before the clock was set back.
    return answer !== undefined && Math.abs(now() - answer.at) < ms ? answer : undefined
  }

  async function current(question: Question): Promise<T> {
    const key = keyOf(question)
    const answer = youngerThan(key, freshMs) ?? (await askOnce(key, question))
    return answer.value
  }

  return {
    current,
    async shown(question) {
      const answer = youngerThan(keyOf(question), staleMs)
      if (answer === undefined) return current(question)
      current(question).catch(onFailure)
      return answer.value
    },
  }
}
