import { PluginFault, type Write } from '@matricula/contract'
import type { SentMessage } from '../messages/index.ts'

/** Under which key a notice is sent; each of several messages has one of its own that begins with it. */
export type NoticeCall = Write

export function nobodyIn({ sent, refused }: SentMessage): boolean {
  return sent.length + refused.length === 0
}

export function noAddress(): PluginFault {
  return new PluginFault('not-found', 'nobody of the family can be written to', { reason: 'no-address' })
}

/** One bad address must not keep the others' mail from counting; nobody reached is for a person to see. */
export function endOf({ sent, refused: [first] }: SentMessage) {
  if (sent.length === 0 && first !== undefined) throw first.fault
  return nothingToWrite
}

/** The same of what was sent to several, each by a message of their own. */
export function endOfAll(messages: readonly SentMessage[]) {
  return endOf({
    sent: messages.flatMap(({ sent }) => sent),
    refused: messages.flatMap(({ refused }) => refused),
  })
}

export const nothingToWrite = () => Promise.resolve()
