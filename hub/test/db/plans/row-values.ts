/** One of these, in turn. */
export function oneOf(...words: readonly string[]): string {
  const whens = words.map((word, at) => `when ${at} then '${word}'`).join(' ')
  return `case i % ${words.length} ${whens} end`
}

/** The value of one row among so many, and of the others. */
export function rarely(value: string, otherwise: string, among = 3000): string {
  return `case when i % ${among} = 0 then ${value} else ${otherwise} end`
}
