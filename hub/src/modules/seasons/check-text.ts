import { isMap, isNode, isScalar, isSeq, LineCounter, type Document, parseDocument } from 'yaml'
import { describeProblem } from '../../config/describe-problem.ts'
import type { Locale } from '../../config/texts.ts'
import { firstYamlProblem } from '../../config/yaml-problem.ts'
import { checkSeason, type CheckedSeason } from './parse-season.ts'

/** What is wrong in a season's file, and on which line. */
export interface TextProblem {
  /** `parent.windows.opens`; empty where the text is no YAML. */
  readonly path: string
  readonly line: number
  readonly message: string
}

export interface CheckedText {
  /** The name the text gives its season; null when it has none that can be read. */
  readonly season: string | null
  readonly problems: readonly TextProblem[]
}

/**
 * Reads a season's file as the hub would at start, and answers all that is wrong with it, by line. Of a text that is no
 * YAML it is the first error: what the parser makes of the rest follows from that one.
 */
export function checkText(text: string, name: string | null, locale: Locale): CheckedText {
  const lines = new LineCounter()
  const read = readDocument(text, lines, locale)
  if ('problem' in read) return { season: null, problems: [{ path: '', ...read.problem }] }
  const { document, value } = read
  const checked = checkSeason(value, name)
  return { season: nameIn(checked, value), problems: problemsIn(checked, { document, lines, locale }) }
}

type ReadDocument =
  { readonly document: Document; readonly value: unknown } | { readonly problem: Omit<TextProblem, 'path'> }

function readDocument(text: string, lineCounter: LineCounter, locale: Locale): ReadDocument {
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false })
    const [first] = document.errors
    if (first === undefined) return { document, value: document.toJS() }
    const at = lineCounter.linePos(first.pos[0])
    return { problem: { line: at.line, message: firstYamlProblem(at, document.errors, locale) } }
  } catch (error) {
    // Aliases that explode and nesting without end are refused by the reader itself.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
    return { problem: { line: 1, message: firstYamlProblem({ line: 1, col: 1 }, [error], locale) } }
  }
}

interface TextDocument {
  readonly document: Document
  readonly lines: LineCounter
  readonly locale: Locale
}

function problemsIn(
  checked: CheckedSeason,
  { document, lines, locale }: TextDocument,
): readonly TextProblem[] {
  if ('season' in checked) return []
  return checked.problems
    .map((item) => ({
      path: item.path.join('.'),
      line: lineOf(document, lines, item.path),
      message: describeProblem('', item, locale),
    }))
    .toSorted((one, other) => one.line - other.line)
}

function nameIn(checked: CheckedSeason, value: unknown): string | null {
  if ('season' in checked) return checked.season.season
  const name = typeof value === 'object' && value !== null && 'season' in value ? value.season : null
  return typeof name === 'string' ? name : null
}

/** Where a path stands, or where what it is missing from stands. */
function lineOf(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const at = offsetOf(document.getIn(path.slice(0, length - 1), true), path[length - 1])
    if (at !== null) return lines.linePos(at).line
  }
  return 1
}

function offsetOf(parent: unknown, step: string | number | undefined): number | null {
  const found = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === step)?.key
    : isSeq(parent)
      ? parent.items[Number(step)]
      : null
  return isNode(found) ? (found.range?.[0] ?? null) : null
}
