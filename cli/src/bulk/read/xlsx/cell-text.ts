/** What a workbook says about how its cells are to be read. */
export interface WorkbookFormat {
  readonly shared: readonly string[]
  /** By the index of a cell's style. */
  readonly dateStyles: ReadonlySet<number>
  readonly is1904: boolean
}

export interface RawCell {
  readonly type: string
  readonly style: number
  readonly value: string
}

/** A cell as a person reads it; of a formula, what it came to when the file was saved. */
export function cellText(
  { type, style, value }: RawCell,
  { shared, dateStyles, is1904 }: WorkbookFormat,
): string {
  switch (type) {
    case 's':
      return shared[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'n':
      if (value === '' || !Number.isFinite(Number(value))) return value
      return dateStyles.has(style) ? dayText(Number(value), is1904) : numberText(Number(value))
    default:
      return value
  }
}

/** With the 15 digits that a spreadsheet shows, never with an exponent for what is a code or an amount. */
function numberText(value: number): string {
  const shown = Number(value.toPrecision(15))
  return Number.isInteger(shown) ? BigInt(shown).toString() : String(shown)
}

const dayMs = 86_400_000
/** Day 60 of the usual calendar is a 29 February 1900 that never was; so days before March 1900 are one off. */
const firstDay = Date.UTC(1899, 11, 30)
const firstDay1904 = Date.UTC(1904, 0, 1)

function dayText(days: number, is1904: boolean): string {
  const moment = new Date((is1904 ? firstDay1904 : firstDay) + Math.round(days * dayMs))
  if (Number.isNaN(moment.getTime())) return String(days)
  const [day = '', time = ''] = moment.toISOString().split('T')
  if (days < 1 && !is1904) return time.slice(0, 8)
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 8)}`
}

/** The formats every workbook knows by number that show a day or a time. */
function isBuiltInDate(format: number): boolean {
  return (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 45 && format <= 58)
}

/** Whether a number format shows a day or a time: its letters count, not what stands in quotes or brackets. */
export function isDateFormat(format: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(format)
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''))
}

/** `C7` is the third column. */
export function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') {
    column = column * 26 + (letter.codePointAt(0) ?? 0) - 64
  }
  return column
}
