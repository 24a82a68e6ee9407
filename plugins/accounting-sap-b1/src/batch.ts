import type { HttpResponse } from '@matricula/contract'

export interface BatchPart {
  readonly status: number
  readonly text: string
}

const boundary = 'batch_matricula'

export const batchType = `multipart/mixed;boundary=${boundary}`

/**
 * Several GETs in one request: the inner request line has the path alone, and two empty lines end
 * a part. `paths` are absolute, such as `/b1s/v2/Projects`.
 */
export function batchBody(paths: readonly string[]): string {
  const parts = paths.map((path) =>
    [
      `--${boundary}`,
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      '',
      `GET ${path}`,
      '',
      '',
      '',
    ].join('\r\n'),
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

/** The parts of a batch's answer in their order; null when it is none. The outer status says nothing about them. */
export function batchParts({ headers, text }: Pick<HttpResponse, 'headers' | 'text'>): BatchPart[] | null {
  const named = /^multipart\/mixed\s*;.*?boundary="?([^";\s]+)/i.exec(headers['content-type'] ?? '')
  const mark = named?.[1]
  if (mark === undefined) return null
  const [, ...chunks] = text().replaceAll('\r\n', '\n').split(`--${mark}`)
  const parts = chunks.filter((chunk) => !chunk.startsWith('--')).map(partFrom)
  return parts.every((part) => part !== null) ? parts.filter((part) => part !== null) : null
}

function partFrom(chunk: string): BatchPart | null {
  const inner = /HTTP\/1\.\d (\d{3})[^\n]*\n([\s\S]*)$/.exec(chunk)
  if (inner === null) return null
  const [, status = '', rest = ''] = inner
  const blank = rest.indexOf('\n\n')
  return { status: Number(status), text: blank === -1 ? '' : rest.slice(blank + 2).trim() }
}
