import type { PaymentBody } from './family.ts'
import type { Visitor } from './visitor.ts'

/** A browser that listens to a payment's live events. */
export async function listen({ url, cookie }: Visitor, token: string) {
  const leaving = new AbortController()
  const response = await fetch(new URL(`/api/payments/events/${token}`, url), {
    headers: { cookie },
    signal: leaving.signal,
  })
  if (response.body === null) throw new Error('there is nothing to listen to')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    type: response.headers.get('content-type'),
    leave: () => leaving.abort(),
    /** The next event; the stream's comments are passed over. */
    async next(): Promise<PaymentBody> {
      for (;;) {
        const [, data, rest] = /^(?::[^\n]*\n\n)*event: payment\ndata: ([^\n]+)\n\n([^]*)$/.exec(text) ?? []
        if (data !== undefined && rest !== undefined) {
          text = rest
          return JSON.parse(data)
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += value
      }
    },
  }
}
