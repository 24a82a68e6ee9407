import { isUtf8 } from 'node:buffer'

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
