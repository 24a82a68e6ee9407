import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { b1Error, type ApiVersion } from './errors.ts'

/** The paths of a batch of GETs. */
export function pathsOfBatch(request: VendorRequest): readonly string[] {
  const boundary = /boundary=(\S+)/.exec(request.headers['content-type'] ?? '')?.[1]
  const body = request.text()
  if (boundary === undefined || !body.trimEnd().endsWith(`--${boundary}--`)) {
    throw b1Error(400, -1000, 'Malformed batch request')
  }
  return [...body.matchAll(/\r\n\r\nGET (\S+)\r\n\r\n\r\n/g)].map(([, path = '']) => path)
}

/** v1 says 202, v2 200; neither says anything about the parts. */
export function batchAnswer(root: ApiVersion, parts: readonly VendorAnswer[]): VendorAnswer {
  const boundary = 'batchresponse_7f3a'
  const texts = parts.map(({ status, body }) =>
    [
      `--${boundary}`,
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      '',
      `HTTP/1.1 ${status} ${status < 400 ? 'OK' : 'Bad Request'}`,
      'Content-Type: application/json;charset=utf-8',
      '',
      String(body ?? ''),
      '',
    ].join('\r\n'),
  )
  return {
    status: root === 'v1' ? 202 : 200,
    headers: { 'content-type': `multipart/mixed;boundary=${boundary}` },
    body: `${texts.join('')}--${boundary}--\r\n`,
  }
}
