/**
 * Does an act for each item, at most `lanes` at a time; the results in the items' order. The first failure is the
 * whole's, and no item after it is begun.
 */
export async function inLanes<T, R>(
  items: readonly T[],
  lanes: number,
  act: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const waiting = [...items.entries()]
  const done: { readonly index: number; readonly result: R }[] = []
  const lane = async () => {
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, item] = next
        done.push({ index, result: await act(item) })
      }
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done.toSorted((one, other) => one.index - other.index).map(({ result }) => result)
}
