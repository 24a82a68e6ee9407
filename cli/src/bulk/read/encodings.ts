import { isUtf8 } from 'node:buffer'
import type { SourceErrors, TableRow } from './row.ts'

/** How a text file's bytes may be read. Excel in Colombia writes the second one as "CSV". */
export const encodings = ['utf-8', 'windows-1252'] as const

export type Encoding = (typeof encodings)[number]

/** A file's bytes as UTF-8, whatever they were. */
export async function* asUtf8(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) {
    // As part of a stream: decoding a whole at once, some versions of Node take Windows-1252 for Latin-1.
    yield encoding === 'utf-8' ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }))
  }
}

/** Letters and signs of Spanish as Windows-1252 writes them: áéíóúñüÁÉÍÓÚÑÜ¿¡ªº°´ and €–—“”‘’…. */
const spanish = new Set(
  Buffer.from('e1e9edf3faf1fcc1c9cdd3dad1dcbfa1aabab0b4c7e7e0e8ecf2f9a0abbb809697939491928595', 'hex'),
)

/** Whether bytes that are no UTF-8 read as Spanish in Windows-1252. */
export function looksLikeWindows1252(bytes: Buffer): boolean {
  return !isUtf8(bytes) && bytes.every((byte) => byte < 0x80 || spanish.has(byte))
}

/** What an accented letter or a sign of Spanish in UTF-8 becomes where its bytes are taken for Windows-1252: `MarÃ­a`. */
const garbled = /ï»¿|â€|[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** Passes on a text that was read rightly; a garbled one would be written so into the books of the school. */
export async function* unlessGarbled(
  text: AsyncIterable<string>,
  encoding: Encoding,
  { broken }: SourceErrors,
): AsyncGenerator<string> {
  let line = 1
  let last = ''
  for await (const piece of text) {
    const [found] = garbled.exec(last + piece) ?? []
    if (found !== undefined) {
      const before = piece.slice(0, piece.indexOf(found) + 1)
      const at = { line: line + before.split('\n').length - 1 }
      throw broken(encoding === 'utf-8' ? 'garbled' : 'notWindows1252', at)
    }
    line += piece.split('\n').length - 1
    last = piece.slice(-1)
    yield piece
  }
}

/** The same for the cells of a workbook, whose letters were damaged before they came into it. */
export async function* rowsUnlessGarbled(
  rows: AsyncIterable<TableRow>,
  { broken }: SourceErrors,
): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    if (row.cells.some((cell) => garbled.test(cell))) throw broken('garbled', { line: row.line })
    yield row
  }
}
