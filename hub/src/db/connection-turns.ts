const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Does one thing at a time on a connection, in the order in which it was asked. What ends a transaction comes after all
 * that was asked in it: a statement that waits would run outside it, and one under way keeps it from ending.
 */
export function inConnectionsTurn<T>(connection: object, act: () => Promise<T>): Promise<T> {
  const turn = (turns.get(connection) ?? Promise.resolve()).then(act, act)
  turns.set(connection, turn)
  return turn
}
