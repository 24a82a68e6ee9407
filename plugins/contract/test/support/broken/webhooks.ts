import type { RawRequest, WebhookVerdict } from '../../../src/index.ts'

/** Ways to judge a callback wrongly; `sound` judges rightly. */
type Judge<Event> = (sound: Read<Event>, request: RawRequest) => Promise<WebhookVerdict<Event>>
type Read<Event> = (request: RawRequest) => Promise<WebhookVerdict<Event>>

export interface WrongJudge<Event> {
  readonly how: string
  readonly says: string
  readonly judge: Judge<Event>
}

/** By the title of the law that such a judge breaks; the same for every kind with callbacks. */
export function wrongJudges<Event extends { rawStatus: string }>(): Record<string, WrongJudge<Event>[]> {
  let deliveries = 0
  return {
    'a genuine callback is the event it tells, judged without the network': [
      {
        how: 'nothing is trusted',
        says: 'a genuine callback is forged',
        judge: async () => ({ is: 'forged', why: 'no' }),
      },
      {
        how: 'the status is lost',
        says: 'to match object',
        judge: async (sound, request) => {
          const verdict = await sound(request)
          return verdict.is === 'event'
            ? { ...verdict, event: { ...verdict.event, rawStatus: '?' } }
            : verdict
        },
      },
    ],
    'a callback delivered again has the same event id, another event another': [
      {
        how: 'every delivery has an id of its own',
        says: 'again',
        judge: async (sound, request) => {
          const verdict = await sound(request)
          deliveries += 1
          return verdict.is === 'event' ? { ...verdict, eventId: String(deliveries) } : verdict
        },
      },
      {
        how: 'the id is that of the payment',
        says: 'an event of its own',
        judge: async (sound, request) => {
          const verdict = await sound(request)
          return verdict.is === 'event' ? { ...verdict, eventId: 'the same' } : verdict
        },
      },
    ],
    'one altered byte makes a callback forged': [
      {
        how: 'the signature is that of another body',
        says: 'altered',
        judge: remembering(),
      },
    ],
    'a callback without a signature is forged': [
      {
        how: 'no signature is a good signature',
        says: 'to match object',
        judge: remembering(),
      },
    ],
    'a genuine callback of an unknown type is nothing for us': [
      {
        how: 'an unknown type is forged',
        says: 'to deeply equal',
        judge: async (sound, request) => {
          const verdict = await sound(request)
          return verdict.is === 'nothing-for-us' ? { is: 'forged', why: 'unknown type' } : verdict
        },
      },
    ],
    'a callback that makes no sense is forged': [
      {
        how: 'the body is parsed before it is verified',
        says: 'JSON',
        judge: async (sound, request) => {
          JSON.parse(Buffer.from(request.body).toString())
          return sound(request)
        },
      },
    ],
  }
}

/** Accepts whatever comes after one genuine callback. */
function remembering<Event>(): Judge<Event> {
  let accepted: WebhookVerdict<Event> | null = null
  return async (sound, request) => {
    const verdict = await sound(request)
    if (verdict.is === 'event') accepted = verdict
    return accepted ?? verdict
  }
}
