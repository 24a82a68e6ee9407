import type { ResponseObject, ResponseToolkit } from '@hapi/hapi'

/** A printed document, shown where the browser can, kept out of search engines. `file` is its name once it is saved. */
export function answerPdf(h: ResponseToolkit, pdf: Uint8Array, file: string): ResponseObject {
  return h
    .response(Buffer.from(pdf))
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${file}"`)
    .header('x-robots-tag', 'noindex')
}
