import { escapeHtml, type Notice } from '@matricula/contract'
import type { Locale, TextValues } from '../../config/texts.ts'

export type MessageText = Pick<Notice, 'subject' | 'text' | 'html'>

export interface LetterRow {
  readonly label: string
  readonly value: string
}

export interface LetterPart {
  readonly title: string
  readonly rows: readonly LetterRow[]
}

export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** A message in one language, as what it consists of: its text and its HTML say the same. */
export interface Letter {
  readonly locale: Locale
  readonly opening: readonly string[]
  /** Those without rows are left out. */
  readonly parts: readonly LetterPart[]
  readonly links: readonly LetterLink[]
  readonly signature: string
}

/** Texts in one language. */
export type Words = (key: string, values?: TextValues) => string

/** A row for each fact that is known, labelled by its text under `receipt`. */
export function factRows(
  facts: readonly (readonly [string, string | null])[],
  words: Words,
): readonly LetterRow[] {
  return facts.flatMap(([key, value]) => (value === null ? [] : [{ label: words(`receipt.${key}`), value }]))
}

const betweenLanguages = '\n\n—\n\n'

/** The same in each of the languages, one after the other. */
export function lettersAsText(letters: readonly Letter[]): string {
  return letters.map(textOf).join(betweenLanguages)
}

function textOf({ opening, parts, links, signature }: Letter): string {
  const sections = parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => [title, ...rows.map(({ label, value }) => `- ${label}: ${value}`)].join('\n'))
  const ways = links.map(({ label, url }) => `${label}: ${url}`)
  return [...opening, ...sections, ...ways, signature].join('\n\n')
}

/** Of one column, with what it needs in it: nothing is read from elsewhere. */
export function lettersAsHtml(letters: readonly Letter[]): string {
  const written = letters.map(htmlOf).join(`<hr style="border:0;border-top:1px solid ${line};margin:32px 0">`)
  return [
    `<!doctype html><html><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"></head>`,
    `<body style="margin:0;padding:16px;background:#ffffff;color:${ink};${font}">`,
    `<div style="max-width:560px;margin:0 auto">${written}</div></body></html>`,
  ].join('')
}

const ink = '#14261F'
const soft = '#4C5A53'
const line = '#DAD8CF'
const green = '#0F6B4C'
const font = 'font:16px/1.5 Arial,Helvetica,sans-serif'

function htmlOf({ locale, opening, parts, links, signature }: Letter): string {
  const shown = parts.filter(({ rows }) => rows.length > 0)
  return [
    `<div lang="${locale}">`,
    ...opening.map((text) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`),
    ...shown.map(tableOf),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:16px 0 0"><a style="color:${green}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
    ),
    `<p style="margin:24px 0 0;color:${soft}">${escapeHtml(signature)}</p></div>`,
  ].join('')
}

function tableOf({ title, rows }: LetterPart): string {
  const cell = `padding:6px 0;border-bottom:1px solid ${line};vertical-align:top`
  const written = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};text-align:left;font-weight:400">${escapeHtml(label)}</th>` +
      `<td style="${cell};padding-left:16px;text-align:right;font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  return (
    `<h2 style="margin:24px 0 4px;font-size:18px">${escapeHtml(title)}</h2>` +
    `<table style="width:100%;border-collapse:collapse;${font}"><tbody>${written.join('')}</tbody></table>`
  )
}
