import type { JudgedFigure } from './judge.ts'

export interface RunOutcome {
  readonly figures: readonly Pick<JudgedFigure, 'verdict'>[]
  readonly brokeOff: readonly string[]
  readonly leftOut: readonly string[]
  /** By name; empty where all were to run. */
  readonly asked: readonly string[]
}

/** 1 where a goal was missed, a bench broke off, or one that was asked for by name was left out. Pure. */
export function exitCodeOf({ figures, brokeOff, leftOut, asked }: RunOutcome): 0 | 1 {
  const isMissed = figures.some(({ verdict }) => verdict === 'missed')
  const isRefused = asked.length > 0 && leftOut.length > 0
  return isMissed || isRefused || brokeOff.length > 0 ? 1 : 0
}
