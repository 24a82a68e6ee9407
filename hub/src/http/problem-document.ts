import { type Locale, translate, type Texts, type TextValues } from '../config/texts.ts'
import { type ProblemCode, problems } from './problems.ts'

/** How every failure is told (RFC 9457). */
export interface ProblemDocument {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly requestId: string
}

export interface ProblemInput {
  readonly code: ProblemCode
  readonly requestId: string
  readonly values?: TextValues
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

export function problemDocument(texts: Texts, locale: Locale, told: ProblemInput): ProblemDocument {
  const { code, requestId, values = {}, errors } = told
  return {
    type: `urn:matricula:problem:${code}`,
    title: translate(texts, locale, `problem.${code}.title`, values),
    status: problems[code],
    code,
    detail: translate(texts, locale, `problem.${code}.detail`, values),
    ...(errors && { errors }),
    requestId,
  }
}

/** The code for a status that somebody else chose. */
export function codeOfStatus(status: number): ProblemCode {
  return codes.get(status) ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST')
}

const codes: ReadonlyMap<number, ProblemCode> = new Map([
  [401, 'NO_SESSION'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [408, 'TOO_SLOW'],
  [413, 'TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA'],
])
