import type { AppContext } from '../../app-context.ts'
import { messageKinds, type SentMessage, sendMessage } from '../messages/index.ts'
import { type OrderSplit, paidPartAttempts } from '../payments/index.ts'
import type { NoticeCall } from './ending.ts'

interface AskedNotice extends NoticeCall {
  readonly kind: 'part-ended' | 'part-complete'
}

/** Tells each who paid a part of a split how it ended for their own payment (splits-8, splits-9). */
export async function tellPayersOfParts(
  app: AppContext,
  split: OrderSplit,
  { kind, key, ...call }: AskedNotice,
): Promise<readonly SentMessage[]> {
  const messages: SentMessage[] = []
  for (const { payer, amount, reference, part } of await paidPartAttempts(app.database, split)) {
    const asked = { about: { payer, amount, reference, split }, key: `${key}:part:${part.place}`, ...call }
    messages.push(await sendMessage(app, messageKinds[kind], asked))
  }
  return messages
}
