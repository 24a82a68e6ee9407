/** Does the same for each item, at most so many at a time, and answers in the order of the items. */
export async function inLanes<T, R>(
  items: readonly T[],
  lanes: number,
  act: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const answers: R[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) answers[at] = await act(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}
