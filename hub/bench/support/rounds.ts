import type { Pace } from './load.ts'
import { median, medians } from './numbers.ts'

export interface Contender {
  readonly name: string
  run(): Promise<Pace>
}

export interface Result extends Pace {
  readonly name: string
  /** Of the first contender, both measured in the same round: the median over the rounds. */
  readonly ratio: number
}

/**
 * Runs the contenders in turn, round by round, so that a slow moment of the machine meets them alike. The first is
 * the yardstick; one round before the others warms up and does not count.
 */
export async function compare(contenders: readonly Contender[], rounds: number): Promise<readonly Result[]> {
  const paces = contenders.map((): Pace[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const pace = await contender.run()
      if (round > 0) paces[index]?.push(pace)
    }
  }
  const yardstick = paces[0] ?? []
  return contenders.map(({ name }, index) => {
    const own = paces[index] ?? []
    const ratios = own.map((pace, round) => pace.perSecond / (yardstick[round]?.perSecond ?? Number.NaN))
    return {
      name,
      ...medians<keyof Pace>(own, ['perSecond', 'p50Ms', 'p99Ms', 'cpuMicros']),
      ratio: median(ratios),
    }
  })
}
