export interface CellWidth {
  readonly most: number
  /** How wide the screen is; a pipe has no end, and nothing is cut there. */
  readonly screen: number
}

/** A text in one line, cut on a screen where it would break a table. */
export function clip(text: string, { most, screen }: CellWidth): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length <= most || !Number.isFinite(screen) ? line : `${line.slice(0, most - 1)}…`
}

// Bogotá has kept -05:00 all year since 1993.
const behindUtcMs = 5 * 60 * 60 * 1000

/** An instant as the school's clocks show it, `2025-06-19 10:05`; `-` for none. */
export function moment(instant: string | null): string {
  return instant === null ? '-' : clockOf(instant).slice(0, 16)
}

/** The same to the second. */
export function second(instant: string): string {
  return clockOf(instant).slice(0, 19)
}

function clockOf(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at - behindUtcMs).toISOString().replace('T', ' ')
}
