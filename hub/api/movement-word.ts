/** Moves of a refund, by what its key ends in. */
const ofRefund = {
  '': 'refund-asked',
  done: 'refund-done',
  refused: 'refund-dropped',
  freed: 'refund-freed',
  restored: 'refund-dropped',
} as const

type RefundWord = (typeof ofRefund)[keyof typeof ofRefund]

/** What a movement was, as a name in the texts: asked for is not yet given back (ledger-6); null for what came and was booked. */
export function movementWord<Reason extends string>({
  key,
  reason,
}: {
  readonly key: string
  readonly reason: Reason | null
}): Reason | RefundWord | null {
  const [kind, _id, move = ''] = key.split(':')
  if (kind !== 'refund') return reason
  return isMove(move) ? ofRefund[move] : reason
}

function isMove(move: string): move is keyof typeof ofRefund {
  return move in ofRefund
}
