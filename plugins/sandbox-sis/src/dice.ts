/** Repeatable chance: the same seed and name give the same throws, in the same order, on every machine. */
export interface Dice {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True about `percent` times in a hundred. */
  chance(percent: number): boolean
  pick<T>(choices: readonly T[]): T
  /** One of the values, as often as its weight says. */
  weigh<T>(choices: Weighted<T>): T
}

export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

/** Dice of their own for each named thing, so that one more throw here changes nothing there. */
export function dice(seed: number, name: string): Dice {
  let state = (seed ^ fold(name)) >>> 0
  const below = (limit: number) => {
    state = (state + 0x9e3779b9) >>> 0
    return Math.floor((mix(state) / 2 ** 32) * limit)
  }
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (percent) => below(100) < percent,
    pick: (choices) => at(choices, below(choices.length)),
    weigh(choices) {
      let rest = below(choices.reduce((sum, [, weight]) => sum + weight, 0))
      const chosen = choices.find(([, weight]) => (rest -= weight) < 0)
      if (chosen === undefined) throw new RangeError('no weights to choose by')
      return chosen[0]
    },
  }
}

function fold(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return mix(hash >>> 0)
}

/** Spreads every bit of a 32-bit number over all others. */
function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
  return (twice ^ (twice >>> 15)) >>> 0
}

function at<T>(choices: readonly T[], index: number): T {
  const choice = choices[index]
  if (choice === undefined) throw new RangeError('nothing to choose from')
  return choice
}
