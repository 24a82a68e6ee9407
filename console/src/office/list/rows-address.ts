/** Where a list shows the rows that match, as Refine writes filters into an address. An empty filter is left out. */
export function rowsAddress(path: string, filters: Readonly<Record<string, string | number>>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  const query = set.flatMap(([field, value], place) => [
    `filters[${place}][field]=${encodeURIComponent(field)}`,
    `filters[${place}][operator]=eq`,
    `filters[${place}][value]=${encodeURIComponent(value)}`,
  ])
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
