/** The last of those who wait for each connection that is busy. */
const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Does one thing at a time on a connection, in the order in which it was asked. What ends a transaction comes after all
 * that was asked in it: a statement that waits would run outside it, and one under way keeps it from ending.
 */
export function inConnectionsTurn<T>(connection: object, act: () => Promise<T>): Promise<T> {
  const before = turns.get(connection)
  const turn = before === undefined ? act() : before.then(act, act)
  turns.set(connection, turn)
  const free = () => {
    if (turns.get(connection) === turn) turns.delete(connection)
  }
  turn.then(free, free)
  return turn
}
