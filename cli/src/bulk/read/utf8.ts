import { isUtf8 } from 'node:buffer'
import { looksLikeWindows1252 } from './encodings.ts'
import type { SourceErrors } from './row.ts'

const newline = 0x0a

/** A file's text piece by piece, without its byte order mark and with `\n` between lines. */
export async function* textOf(
  chunks: AsyncIterable<Buffer>,
  { broken }: SourceErrors,
): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  let line = 1
  let heldReturn = ''
  let isFirst = true
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    if (isFirst && isNoText(bytes)) throw broken('notText')
    const end = endOfWhole(bytes)
    const whole = bytes.subarray(0, end)
    rest = bytes.subarray(end)
    if (!isUtf8(whole)) throw notUtf8(whole, line, broken)
    line += newlinesIn(whole)
    const text = heldReturn + (isFirst ? whole.toString().replace(/^\uFEFF/, '') : whole.toString())
    // A return at the very end may be the first half of a CRLF.
    heldReturn = text.endsWith('\r') ? '\r' : ''
    if (end > 0) isFirst = false
    yield text.slice(0, text.length - heldReturn.length).replaceAll(/\r\n?/g, '\n')
  }
  if (rest.length > 0) throw notUtf8(rest, line, broken)
  if (heldReturn !== '') yield '\n'
}

function notUtf8(bytes: Buffer, line: number, broken: SourceErrors['broken']): Error {
  const at = { line: line + newlinesBeforeDamage(bytes) }
  return looksLikeWindows1252(bytes) ? broken('windows1252', at) : broken('notUtf8', at)
}

/** Where the last sign that is there whole ends. */
function endOfWhole(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function lengthOf(lead: number): number {
  if (lead >= 0xf0) return 4
  return lead >= 0xe0 ? 3 : 2
}

function newlinesIn(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1
  return count
}

function newlinesBeforeDamage(bytes: Buffer): number {
  let count = 0
  for (let from = 0; from < bytes.length; count += 1) {
    const end = bytes.indexOf(newline, from)
    const until = end === -1 ? bytes.length : end
    if (!isUtf8(bytes.subarray(from, until))) return count
    from = until + 1
  }
  return count
}

/** Workbooks, pictures and UTF-16 begin unlike any text. */
function isNoText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('hex')
  return /^(504b0304|d0cf11e0|fffe|feff|25504446)/.test(start) || bytes.subarray(0, 1000).includes(0)
}
