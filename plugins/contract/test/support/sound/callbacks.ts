import { createHmac } from 'node:crypto'
import type { RawRequest, WebhookVerdict } from '../../../src/index.ts'

export interface CallbackNote {
  readonly type: string
  readonly subject: string
  readonly rawStatus: string
}

export function signedNote(note: CallbackNote, key: string): RawRequest {
  const text = JSON.stringify(note)
  const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(text, key) }
  return { method: 'POST', path: '', query: {}, headers, body: Uint8Array.from(Buffer.from(text)) }
}

/** Verifies over the raw bytes, and only then looks into them. */
export async function readNote<Event>(
  { body, headers }: RawRequest,
  key: string,
  eventOf: (note: CallbackNote) => Event,
): Promise<WebhookVerdict<Event>> {
  const text = Buffer.from(body)
  if (headers['x-signature'] !== signatureOf(text, key)) return { is: 'forged', why: 'not signed for us' }
  const note = JSON.parse(text.toString()) as CallbackNote
  if (note.type !== 'status') return { is: 'nothing-for-us' }
  return { is: 'event', eventId: `${note.subject}:${note.rawStatus}`, event: eventOf(note) }
}

function signatureOf(text: string | Uint8Array, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
