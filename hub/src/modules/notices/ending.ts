import { PluginFault } from '@matricula/contract'
import type { SentMessage } from '../messages/index.ts'

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

export const nothingToWrite = () => Promise.resolve()
