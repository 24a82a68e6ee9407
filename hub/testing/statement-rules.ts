/** What no statement does, on whatever database it is sent: SQL Server would refuse it, or answer it otherwise. */
export const rules = {
  values: 'it binds more than 2,000 values, and SQL Server takes 2,100',
  columns: 'it names a column twice in one list',
  order: 'it orders within a subquery, without a limit that the order is for',
  lock: 'it locks rows after a join, where SQL Server knows no hint',
} as const

export type Rule = keyof typeof rules

const mostValues = 2000

/** The rule that a statement breaks, as far as its text shows, in the quotes of any of the three; null: none. */
export function brokenRule(sql: string, values: number): Rule | null {
  if (values > mostValues) return 'values'
  const parts = partsOf(sql)
  if (parts.some(({ text }) => namesTwice(text))) return 'columns'
  if (parts.some(({ text, isWithin }) => isWithin && ordersInVain(text))) return 'order'
  return parts.some(({ text }) => locksAfterJoin(text)) ? 'lock' : null
}

/** A statement or what stands in brackets in it, with `()` for every bracket of its own. */
interface Part {
  readonly text: string
  readonly isWithin: boolean
}

const hint = /\bwith\s*\(\s*(?:updlock|holdlock|readpast|rowlock|nolock|readcommitted)\b[^()]*\)/gi

function partsOf(sql: string): readonly Part[] {
  const bare = sql.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(hint, 'with_lock')
  const open: string[] = ['']
  const closed: Part[] = []
  for (const piece of bare.split(/([()])/)) {
    const own = open.pop() ?? ''
    if (piece === '(') open.push(own, '')
    else if (piece === ')' && open.length > 0) {
      closed.push({ text: own, isWithin: true })
      open.push(`${open.pop() ?? ''}()`)
    } else open.push(own + piece)
  }
  return [...closed, ...open.map((text) => ({ text, isWithin: false }))]
}

const selected =
  /\bselect\s+(?:distinct\s+)?(?:top\s+\S+\s+)?(.*?)(?=\sfrom\b|\s(?:union|except|intersect)\b|$)/gis
const ordered = /\border by\s+(.*?)(?=\s(?:limit|offset|for|option|returning)\b|$)/gis

/** Two columns of one name in an answer become an array there, and are an error in an order. */
function namesTwice(text: string): boolean {
  const answers = [...text.matchAll(selected)].map(([, list = '']) => itemsOf(list).flatMap(answeredAs))
  const orders = [...text.matchAll(ordered)].map(([, list = '']) => itemsOf(list).flatMap(orderedBy))
  return [...answers, ...orders].some((names) => new Set(names).size < names.length)
}

function itemsOf(list: string): readonly string[] {
  return list
    .toLowerCase()
    .replaceAll(/["`[\]]/g, '')
    .split(',')
    .map((item) => item.trim())
}

const column = /^[a-z_][\w$#]*(?:\.[a-z_][\w$#:]*)*$/

function answeredAs(item: string): readonly string[] {
  const alias = /\bas\s+(\S+)$/.exec(item)?.[1]
  if (alias !== undefined) return [alias]
  return column.test(item) && item !== 'null' ? [item.split('.').at(-1) ?? item] : []
}

function orderedBy(item: string): readonly string[] {
  const name = item.replace(/\s+(?:asc|desc)\b.*$/, '')
  return column.test(name) ? [name] : []
}

function ordersInVain(text: string): boolean {
  return (
    /^\s*(?:select|with)\b/i.test(text) &&
    /\border by\b/i.test(text) &&
    !/\b(?:top|limit|offset)\b/i.test(text)
  )
}

/** Knex writes SQL Server's hint behind all joins; what it writes for PostgreSQL locks the rows of every table joined. */
function locksAfterJoin(text: string): boolean {
  return (
    /\bon\b(?:(?!\bjoin\b).)*with_lock/is.test(text) ||
    /\bjoin\b.*\bfor (?:update|share|no key update)\b/is.test(text)
  )
}
