import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { startPdfRenderer } from './pdf-renderer.ts'
import type { ReceiptDocument } from './receipt-document.ts'

type Refused = Refusal<'OVERLOADED' | 'TOO_MANY_TRIES'>

/** Receipts as files, each version of one drawn once. */
export interface ReceiptPdfs {
  /** For somebody in `network`, who may have only so many drawn that nobody had before. */
  pdfOf(document: ReceiptDocument, network: string): Promise<Buffer | Refused>
  stop(): Promise<void>
}

const keptBytes = 16 * 1024 * 1024
/** Documents that are being drawn or wait: some seconds' work. */
const mostWaiting = 30
/** All families of a phone carrier may have one address. */
const newPerNetwork = 300
const retryAfter = 10

export function receiptPdfs({
  config,
  limitTries,
  metrics,
}: Pick<AppContext, 'config' | 'limitTries' | 'metrics'>): ReceiptPdfs {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length })
  const underWay = new Map<string, Promise<Buffer>>()
  const news = limitTries('receipt-pdf', newPerNetwork, config.settings.access.windowMinutes)
  const renderer = startPdfRenderer(mostWaiting)
  const drawnTotal = new Counter({
    name: 'receipts_drawn_total',
    help: 'Receipts drawn as PDF; those that were drawn before are not drawn again',
    registers: [metrics],
  })
  const known = (version: string) => kept.get(version) ?? underWay.get(version)

  function begin(version: string, document: ReceiptDocument): Promise<Buffer> | Refused {
    const drawing = renderer.draw(document)
    if (drawing === null) return refuse('OVERLOADED', { values: { retryAfter } })
    drawnTotal.inc()
    const keeping = drawing
      .then((pdf) => {
        kept.set(version, pdf)
        return pdf
      })
      .finally(() => underWay.delete(version))
    underWay.set(version, keeping)
    return keeping
  }

  return {
    async pdfOf(document, network) {
      const version = versionOf(document)
      return (
        known(version) ?? (await news.take(network)) ?? known(version) ?? (await begin(version, document))
      )
    },
    stop: () => renderer.stop(),
  }
}

/** Whatever is on the page makes it another: language, accounting's number, a name that was erased. */
function versionOf(document: ReceiptDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}
