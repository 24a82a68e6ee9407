/** What is laid out anew for the screen it lands on. */
export interface Block {
  /** Its lines, none wider than so many columns where that can be. */
  readonly within: (width: number) => readonly string[]
}

export type Line = string | Block

/** Every line for a screen of this width. */
export function linesWithin(lines: readonly Line[], width: number): readonly string[] {
  return lines.flatMap((line) => (typeof line === 'string' ? [line] : line.within(width)))
}
