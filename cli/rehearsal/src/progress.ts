/** How far a season is, in steps of about the same length. */
export interface SeasonProgress {
  readonly done: number
  readonly total: number
}

/** What each part takes beside the others, in calls of the hub. */
export const steps = { family: 20, signIn: 1, account: 2 } as const

/** Counts the steps; a family that a scene calls up twice is one. */
export class ProgressCounter {
  readonly #onProgress: (progress: SeasonProgress) => void
  readonly #inScene = new Set<object>()
  #total = 0
  #done = 0

  constructor(onProgress: (progress: SeasonProgress) => void) {
    this.#onProgress = onProgress
  }

  begin(total: number): void {
    this.#total = total
  }

  add(done: number): void {
    this.#done += done
    this.#report()
  }

  /** A family had its turn in the scene that is played. */
  passed(family: object): void {
    this.#inScene.add(family)
    this.#report()
  }

  /** The scene is over for all of its families, those that had left their scenario before it too. */
  endScene(families: number): void {
    this.#inScene.clear()
    this.add(families * steps.family)
  }

  #report(): void {
    const done = this.#done + this.#inScene.size * steps.family
    this.#onProgress({ done: Math.min(done, this.#total), total: this.#total })
  }
}
