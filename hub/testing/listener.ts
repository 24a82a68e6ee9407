import type { PaymentBody } from './family.ts'
import type { Visitor } from './visitor.ts'

/** A browser that listens to live events. */
export async function listenTo({ url, cookie }: Visitor, path: string) {
  const leaving = new AbortController()
  const response = await fetch(new URL(path, url), { headers: { cookie }, signal: leaving.signal })
  if (response.body === null) throw new Error('there is nothing to listen to')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    leave: () => leaving.abort(),
    /** The data of the next event; the stream's comments are passed over. */
    async next(): Promise<string> {
      for (;;) {
        const [, data, rest] = /^(?::[^\n]*\n\n)*event: \w+\ndata: ([^\n]+)\n\n([^]*)$/.exec(text) ?? []
        if (data !== undefined && rest !== undefined) {
          text = rest
          return data
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += value
      }
    },
  }
}

/** A browser that listens to a payment's live events. */
export async function listen(visitor: Visitor, token: string) {
  const events = await listenTo(visitor, `/api/payments/events/${token}`)
  return { ...events, next: async (): Promise<PaymentBody> => JSON.parse(await events.next()) }
}
