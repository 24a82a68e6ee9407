import { buffer } from 'node:stream/consumers'

/** Lines on paper; the library is read once somebody prints. */
export async function pdfOf(lines: readonly string[]): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({ size: 'A4', compress: false })
  document.font('Helvetica').fontSize(10)
  for (const line of lines) document.text(line, { paragraphGap: 6 })
  document.end()
  return buffer(document)
}
