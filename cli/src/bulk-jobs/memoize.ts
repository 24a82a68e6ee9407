/** Asks when the answer is needed first and remembers it; a question without an answer is asked again. */
export function memoize<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = null
      throw error
    })
    return promise
  }
}
