import { addAbortSignal, type Readable } from 'node:stream'
import { Interrupted, UsageFault } from '../../faults.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

/** A made-up case: what is priced, and what must come of it where the case says so. */
export interface Case {
  readonly name: string
  readonly given: Readonly<Record<string, unknown>>
  /** Undefined where it does not say. */
  readonly expected: unknown
}

export interface WrongCase {
  readonly name: string
  readonly why: string
}

export interface CaseSource {
  readonly stream: Readable
  readonly locale: Locale
  readonly signal: AbortSignal
}

const longestLine = 20 * 1024 * 1024

/**
 * Cases of a file or a stream: one, a list, the form of the worked cases (`given`, `then`, in `parent` and `admin`), or
 * any of these a line, which are then answered before the next line is there.
 */
export async function* readCases({ stream, locale, signal }: CaseSource): AsyncGenerator<Case | WrongCase> {
  const t = translator('quote', locale)
  const counter = { n: 0 }
  const whole: string[] = []
  let size = 0
  let isLines = false
  for await (const line of linesOf({ stream, locale, signal })) {
    if (line.trim() === '') continue
    const value = isLines || whole.length === 0 ? parsed(line) : notYet
    if (value.is === 'json') isLines = true
    if (isLines) yield* value.is === 'json' ? casesIn(value.json, counter, t) : [wrongLine(value.why)]
    else whole.push(line)
    size += isLines ? 0 : line.length
    if (size > longestLine) throw new UsageFault(t('tooLong', { line: '1' }))
  }
  if (whole.length > 0) yield* casesOfWhole(whole.join('\n'), counter, t)

  function wrongLine(why: string): WrongCase {
    return { name: nameOf(undefined, counter, t), why: t('badJson', { why }) }
  }
}

type TranslateQuote = Translate<'quote'>
type CaseCounter = { n: number }
type Parsed = { readonly is: 'json'; readonly json: unknown } | { readonly is: 'not'; readonly why: string }

const notYet: Parsed = { is: 'not', why: '' }

function parsed(text: string): Parsed {
  try {
    return { is: 'json', json: JSON.parse(text) }
  } catch (error) {
    return { is: 'not', why: error instanceof Error ? error.message : '' }
  }
}

function* casesOfWhole(text: string, counter: CaseCounter, t: TranslateQuote): Generator<Case | WrongCase> {
  const value = parsed(text)
  if (value.is === 'json') return yield* casesIn(value.json, counter, t)
  const example = '{"grade":"PRIMERO","period":1,"annual":[{"ItemCode":"CA-0001","Price":3800000}]}'
  throw new UsageFault(`JSON: ${value.why}`, [t('badJsonNext', { example })])
}

function* casesIn(value: unknown, counter: CaseCounter, t: TranslateQuote): Generator<Case | WrongCase> {
  if (Array.isArray(value)) {
    for (const one of value) yield* casesIn(one, counter, t)
  } else if (!isRecord(value)) {
    yield { name: nameOf(undefined, counter, t), why: t('badCase') }
  } else if (Array.isArray(value['parent']) || Array.isArray(value['admin'])) {
    yield* casesIn(value['parent'] ?? [], counter, t)
    for (const one of casesIn(value['admin'] ?? [], counter, t)) {
      yield 'given' in one ? { ...one, given: { kind: 'admin-order', ...one.given } } : one
    }
  } else {
    const { given = value, then: expected, name } = value
    const called = nameOf(name, counter, t)
    yield isRecord(given) ? { name: called, given, expected } : { name: called, why: t('badCase') }
  }
}

function nameOf(name: unknown, counter: CaseCounter, t: TranslateQuote): string {
  counter.n += 1
  return typeof name === 'string' ? name : t('case', { n: String(counter.n) })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function* linesOf({ stream, locale, signal }: CaseSource): AsyncGenerator<string> {
  let rest = ''
  let line = 1
  for await (const chunk of chunksOf({ stream, locale, signal })) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) {
      throw new UsageFault(translator('quote', locale)('tooLong', { line: String(line + lines.length) }))
    }
    line += lines.length
    yield* lines
  }
  yield rest
}

/** A pipe may never end by itself; whoever stops the program need not wait for it. */
async function* chunksOf({ stream, locale, signal }: CaseSource): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  try {
    for await (const chunk of addAbortSignal(signal, stream)) yield String(chunk)
  } catch (cause) {
    if (!signal.aborted) throw cause
    throw new Interrupted(translator('hub', locale)('interrupted'), [], { cause })
  }
}
