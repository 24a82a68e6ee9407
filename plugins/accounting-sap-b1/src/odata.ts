export interface Query {
  readonly select?: readonly string[]
  readonly filter?: string
  readonly orderby?: string
  readonly top?: number
}

/** A text in a filter; a quote is doubled. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** `Orders?$select=...`: blanks as %20, as not every server takes a plus for one. */
export function pathOf(entity: string, { select, filter, orderby, top }: Query): string {
  const options = [
    select === undefined ? null : `$select=${encodeURIComponent(select.join(','))}`,
    filter === undefined ? null : `$filter=${encodeURIComponent(filter)}`,
    orderby === undefined ? null : `$orderby=${encodeURIComponent(orderby)}`,
    top === undefined ? null : `$top=${top}`,
  ].filter((option) => option !== null)
  return options.length === 0 ? entity : `${entity}?${options.join('&')}`
}

/**
 * The next page below the root, from either form of link: `/b1s/v1/Orders?$skip=20` or `Orders?$skip=20`. Null when it
 * leads anywhere else: our cookies go to the root alone.
 */
export function nextPath(root: string, link: string): string | null {
  const base = `${root}/`
  const url = URL.canParse(link, base) ? new URL(link, base).href : ''
  return url.startsWith(base) ? url.slice(base.length) : null
}
