import { isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml'
import { moveDate, type SchoolYear } from './move-dates.ts'

export interface ChangedLine {
  readonly line: number
  readonly path: string
  readonly before: string
  readonly after: string
  readonly isShortened: boolean
}

export interface LineToRevise {
  readonly line: number
  readonly path: string
  readonly value: string
}

export interface RewrittenSeason {
  readonly text: string
  readonly changed: readonly ChangedLine[]
  readonly revise: readonly LineToRevise[]
}

export interface TextPosition {
  readonly line: number
  readonly column: number
}

export interface RewriteOptions {
  readonly from: SchoolYear
  readonly to: SchoolYear
  /** The word that marks a line in the file. */
  readonly mark: string
}

interface Value {
  readonly path: string
  readonly node: Scalar
  readonly start: number
  readonly end: number
  readonly line: number
}

/**
 * A season's text for another school year: its name and dates moved, everything else to the letter, comments
 * included. Prices stay and are marked. Answers where a text is no YAML.
 */
export function rewriteSeason(
  text: string,
  options: RewriteOptions,
): RewrittenSeason | { readonly wrongAt: TextPosition } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) {
    const { line, col: column } = lines.linePos(error.pos[0])
    return { wrongAt: { line, column } }
  }
  const values: Value[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.range === null || node.range === undefined) return
      const [start, end] = node.range
      values.push({ path: pathOf(ancestors, node), node, start, end, line: lines.linePos(start).line })
    },
  })
  return rewrite(text, values, options)
}

function rewrite(
  text: string,
  values: readonly Value[],
  { from, to, mark }: RewriteOptions,
): RewrittenSeason {
  const changed: ChangedLine[] = []
  const revise: LineToRevise[] = []
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  for (const { path, node, start, end, line } of values) {
    if (path.startsWith('documented.')) continue
    const before = String(node.value)
    const after = typeof node.value === 'string' ? moveDate(before, from, to) : null
    if (isPrice(path, node.value)) {
      revise.push({ line, path, value: before })
      edits.push({ ...lineEnd(text, end), text: ` # ${mark}` })
    } else if (after !== null) {
      changed.push({ line, path, before, after: after.text, isShortened: after.isShortened })
      edits.push({ start, end, text: text.slice(start, end).replace(before, () => after.text) })
    }
  }
  return { text: applied(text, edits), changed, revise }
}

/** Money, and the resolution that authorises it; a price of nothing is nobody's to revise. */
function isPrice(path: string, value: unknown): boolean {
  if (path === 'parent.authorisedTariff') return true
  return typeof value === 'number' && value > 0 && /(^|\.)(price|parentsFee|otherwise)$/.test(path)
}

function lineEnd(text: string, from: number): { start: number; end: number } {
  const newline = text.indexOf('\n', from)
  const at = newline === -1 ? text.length : newline
  return { start: at, end: at }
}

/** Marks of several values on one line are one. */
function applied(
  text: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  let done = ''
  let at = 0
  const places = new Map(edits.map((edit) => [edit.start, edit]))
  for (const edit of [...places.values()].toSorted((one, other) => one.start - other.start)) {
    done += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return done + text.slice(at)
}

function pathOf(ancestors: readonly unknown[], node: unknown): string {
  const chain = [...ancestors, node]
  const steps = chain.flatMap((parent, index) => {
    if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : []
    return isSeq(parent) ? [String(parent.items.indexOf(chain[index + 1]))] : []
  })
  return steps.join('.')
}
