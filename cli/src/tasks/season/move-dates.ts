/** The two years of a season's name, 2025-2026. */
export interface SchoolYear {
  readonly name: string
  readonly first: number
}

export function schoolYear(name: string): SchoolYear | null {
  const [, first = '', second = ''] = /^(\d{4})-(\d{4})$/.exec(name) ?? []
  return Number(second) === Number(first) + 1 ? { name, first: Number(first) } : null
}

export interface MovedDate {
  readonly text: string
  /** The day that the new year does not have: it is the 28th there. */
  readonly isShortened: boolean
}

const date = /^(\d{4})-(\d{2}-\d{2})(T.*)?$/

/** A text of a season as the other season has it; null when it is the same in both. */
export function moveDate(text: string, from: SchoolYear, to: SchoolYear): MovedDate | null {
  const [, year = '', day = '', rest = ''] = date.exec(text) ?? []
  const isOfSeason = [from.first, from.first + 1].includes(Number(year))
  if (year !== '' && isOfSeason) return moveDay(Number(year) + to.first - from.first, day, rest)
  const renamed = text.replaceAll(from.name, to.name)
  return renamed === text ? null : { text: renamed, isShortened: false }
}

function moveDay(year: number, day: string, rest: string): MovedDate {
  const isShortened = day === '02-29' && !isLeap(year)
  return { text: `${year}-${isShortened ? '02-28' : day}${rest}`, isShortened }
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
}
