/** Runs an act of several calls; when one fails the others end with it, so that a vendor who asks for time gets it. */
export async function endingTogether<T>(
  signal: AbortSignal,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const rest = new AbortController()
  try {
    return await act(AbortSignal.any([signal, rest.signal]))
  } catch (error) {
    rest.abort()
    throw error
  }
}

/**
 * Runs an act for each item at once. Each has a signal of its own: one that dozens of calls listen to warns of a leak.
 */
export function allOf<T, R>(
  items: readonly T[],
  signal: AbortSignal,
  act: (item: T, signal: AbortSignal) => Promise<R>,
): Promise<R[]> {
  return endingTogether(signal, (signal) =>
    Promise.all(items.map((item) => act(item, AbortSignal.any([signal])))),
  )
}
