/** Lets acts about one thing run one after the other, in the order they came; one that fails does not stop the next. */
export function inTurn(): <T>(about: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (about, act) => {
    const before = last.get(about) ?? Promise.resolve()
    const mine = before.then(act)
    const ended = mine.catch(() => undefined)
    last.set(about, ended)
    await ended
    if (last.get(about) === ended) last.delete(about)
    return mine
  }
}
