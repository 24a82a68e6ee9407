/** In one line: `Ana, Luis y Sara`. */
export function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
