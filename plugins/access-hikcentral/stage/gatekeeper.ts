import { createHash, createHmac } from 'node:crypto'
import { sameText } from '@matricula/contract'
import type { VendorRequest } from '@matricula/contract/kit'

export interface Partner {
  readonly appKey: string
  readonly appSecret: string
}

/** Result and message with which the gateway refuses a request; null when it lets it in. */
export function refusalAtTheGate(
  request: VendorRequest,
  { appKey, appSecret }: Partner,
): { readonly code: string; readonly msg: string } | null {
  const { headers } = request
  const key = headers['x-ca-key'] ?? ''
  const signature = headers['x-ca-signature'] ?? ''
  if (key === '') return { code: '0x02401000', msg: 'AK is empty' }
  if (key !== appKey) return { code: '0x02401001', msg: `AK does not exist, ak: ${key}` }
  if (signature === '') return { code: '0x02401002', msg: `signature is empty, ak: ${key}` }
  const isGenuine = sameText(signature, expectedSignature(request, appSecret)) && isBodyWhole(request)
  return isGenuine ? null : { code: '0x02401003', msg: `signature verify failed, ak: ${key}` }
}

/** What the gateway itself puts together from what arrived: a header that is absent leaves no line. */
function expectedSignature({ method, headers, target }: VendorRequest, appSecret: string): string {
  const text = [
    method,
    ...['accept', 'content-md5', 'content-type', 'date'].flatMap((name) => headers[name] ?? []),
    ...(headers['x-ca-signature-headers'] ?? '')
      .split(',')
      .filter((name) => name !== '')
      .map((name) => `${name}:${headers[name] ?? ''}`),
    target,
  ]
  return createHmac('sha256', appSecret).update(text.join('\n')).digest('base64')
}

function isBodyWhole({ headers, body }: VendorRequest): boolean {
  const contentMd5 = headers['content-md5']
  return contentMd5 === undefined || contentMd5 === createHash('md5').update(body).digest('base64')
}
