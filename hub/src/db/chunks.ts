/**
 * Few enough that a statement may name them three times and much besides: SQL Server takes 2,100 values in one, and the
 * tests refuse more than 2,000 on every database.
 */
const valuesAtOnce = 500

/** Asks about any number of values, some of them in each statement; answers the rows of all, in the order of the values' chunks. */
export async function inChunks<Value, Row>(
  values: readonly Value[],
  ask: (some: readonly Value[]) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const answers: (readonly Row[])[] = []
  for (let from = 0; from < values.length; from += valuesAtOnce)
    answers.push(await ask(values.slice(from, from + valuesAtOnce)))
  return answers.flat()
}
