import { createRequire } from 'node:module'
import path from 'node:path'
import type * as pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

type Printer = Pick<typeof pdfmake, 'createPdf'>

let opened: Promise<Printer> | null = null

/** Draws a document as PDF. The library is read when the first one is asked for. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  opened ??= openPrinter()
  return (await opened).createPdf(document).getBuffer()
}

/** It reads its fonts and nothing else: no file and no address that a document might name. */
async function openPrinter(): Promise<Printer> {
  const { default: printer } = await import('pdfmake')
  const home = path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json'))
  const fonts = path.join(home, 'fonts/Roboto')
  printer.setFonts({
    Roboto: {
      normal: path.join(fonts, 'Roboto-Regular.ttf'),
      bold: path.join(fonts, 'Roboto-Medium.ttf'),
    },
  })
  printer.setLocalAccessPolicy((file) => path.dirname(file) === fonts)
  printer.setUrlAccessPolicy(() => false)
  return printer
}
