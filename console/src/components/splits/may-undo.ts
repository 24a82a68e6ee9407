import type { OrderSplit } from '../../api/types.ts'

/** Nothing of it is paid or under way, and it is theirs. */
export function mayUndo({ status, isOwn, parts }: OrderSplit): boolean {
  return status === 'standing' && isOwn && parts.every(({ state }) => state !== 'paid' && state !== 'paying')
}
