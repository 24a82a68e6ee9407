import { createHash, createHmac } from 'node:crypto'

/** How much of a request the signature covers; each is a variant of the gateway's rules. */
export type SigningStyle = 'minimal' | 'headers' | 'headers-and-body'

export interface SignableRequest {
  readonly method: string
  readonly accept: string
  /** Null when the header isn't sent: then it leaves no line, not even an empty one. */
  readonly contentMd5: string | null
  readonly contentType: string
  /** Signed headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** From `/artemis` on, never with a host or a port. */
  readonly path: string
}

/** The text HikCentral signs over: one line per part, and none for a part that isn't sent. */
export function stringToSign({
  method,
  accept,
  contentMd5,
  contentType,
  headers,
  path,
}: SignableRequest): string {
  const signed = namesOf(headers).map((name) => `${name}:${headers[name]}`)
  return [method, accept, ...(contentMd5 === null ? [] : [contentMd5]), contentType, ...signed, path].join(
    '\n',
  )
}

/** Base64 of HMAC-SHA256 of the text with the partner's secret. */
export function signatureOf(text: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(text).digest('base64')
}

/** Base64 of the MD5 of the bytes that are sent. */
export function contentMd5Of(body: string): string {
  return createHash('md5').update(body).digest('base64')
}

export interface SigningKey {
  readonly appKey: string
  readonly appSecret: string
  readonly style: SigningStyle
}

export interface OutgoingRequest {
  readonly path: string
  /** The very text that is sent. */
  readonly body: string
  /** UUID, new for each request. */
  readonly nonce: string
  readonly at: Date
}

const accept = '*/*'
const contentType = 'application/json'

/** The headers of a POST, signed. */
export function signedHeaders(
  { path, body, nonce, at }: OutgoingRequest,
  { appKey, appSecret, style }: SigningKey,
): Record<string, string> {
  const contentMd5 = style === 'headers-and-body' ? contentMd5Of(body) : null
  const headers: Record<string, string> =
    style === 'minimal'
      ? {}
      : { 'x-ca-key': appKey, 'x-ca-nonce': nonce, 'x-ca-timestamp': String(at.getTime()) }
  const text = stringToSign({ method: 'POST', accept, contentMd5, contentType, headers, path })
  return {
    accept,
    'content-type': contentType,
    ...(contentMd5 === null ? {} : { 'content-md5': contentMd5 }),
    'x-ca-key': appKey,
    ...headers,
    ...(style === 'minimal' ? {} : { 'x-ca-signature-headers': namesOf(headers).join(',') }),
    'x-ca-signature': signatureOf(text, appSecret),
  }
}

function namesOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.keys(headers).toSorted()
}
