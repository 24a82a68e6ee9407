const formats = new Map<string, Intl.DateTimeFormat>()

/** How dates are written in a language; made once for each shape, since making one takes as long as a whole answer. */
export function dateFormat(language: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, shape])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, shape)
  formats.set(key, format)
  return format
}

/** The day in Bogotá of an instant: 28 de julio de 2025. */
export function longDay(at: Date, language: string): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'America/Bogota' }).format(at)
}
