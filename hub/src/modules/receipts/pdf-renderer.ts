import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderedPdf } from './pdf-thread.ts'
import type { ReceiptDocument } from './receipt-document.ts'

/** Who draws documents beside the event loop, one after the other. */
export interface PdfRenderer {
  /** null: too many are waiting already. */
  draw(document: ReceiptDocument): Promise<Buffer> | null
  stop(): Promise<void>
}

/** A document takes a part of a second; a thread that takes so long hangs. */
const longestMs = 20_000

/** One thread, which starts with the first document. At most `most` documents are being drawn or wait for it. */
export function startPdfRenderer(most: number): PdfRenderer {
  const stopping = new AbortController()
  let thread: Worker | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function dismiss(): Promise<void> {
    const dismissed = thread
    thread = null
    await dismissed?.terminate()
  }

  async function drawNow(document: ReceiptDocument): Promise<Buffer> {
    thread ??= startThread()
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)])
    try {
      const answered = once(thread, 'message', { signal })
      thread.postMessage(document, [])
      const [drawn] = (await answered) as [RenderedPdf]
      if ('failed' in drawn) throw new Error(`a document could not be drawn: ${drawn.failed}`)
      return Buffer.from(drawn.pdf)
    } catch (error) {
      await dismiss()
      throw error
    }
  }

  return {
    draw(document) {
      if (waiting >= most) return null
      waiting += 1
      const drawn = last
        .then(() => drawNow(document))
        .finally(() => {
          waiting -= 1
        })
      last = drawn.catch(() => undefined)
      return drawn
    },
    async stop() {
      stopping.abort()
      await dismiss()
    },
  }
}

function startThread(): Worker {
  const extension = path.extname(import.meta.url)
  const program = new URL(`./pdf-thread${extension}`, import.meta.url)
  const thread = extension === '.ts' ? fromSource(program) : new Worker(program)
  thread.unref()
  return thread
}

/** As tests and developers run it: Node reads no source by itself everywhere, and a thread not by its parent's ways. */
function fromSource(program: URL): Worker {
  const reader = import.meta.resolve('tsx/esm/api')
  const begin = `import('${reader}').then(({ register }) => { register(); return import('${program.href}') })`
  return new Worker(begin, { eval: true, execArgv: [] })
}
