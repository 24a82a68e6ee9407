import { parentPort } from 'node:worker_threads'
import type { ReceiptDocument } from './receipt-document.ts'
import { renderPdf } from './render-pdf.ts'

/** What the thread answers a document with. */
export type RenderedPdf = { readonly pdf: Uint8Array } | { readonly failed: string }

/** The program of the thread that draws: a document comes in, its PDF goes out. */
parentPort?.on('message', (document: ReceiptDocument) => {
  void draw(document).then((drawn) => parentPort?.postMessage(drawn, []))
})

async function draw(document: ReceiptDocument): Promise<RenderedPdf> {
  try {
    return { pdf: await renderPdf(document) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' }
  }
}
