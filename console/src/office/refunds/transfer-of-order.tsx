import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import type { ListedRefund } from './refund.ts'
import { TransferDialog } from './transfer-dialog.tsx'

interface Props {
  readonly refund: ListedRefund
  readonly onClose: () => void
}

/** The transfer of a listed refund of an order; whose money it is is read of its payment: the list names nobody. */
export function TransferOfOrder({ refund, onClose }: Props) {
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/refunds', {
    params: { token: refund.token },
    follows: 'refunds',
  })
  const payers =
    answer === undefined ? null : (answer.refunds.find(({ id }) => id === refund.id)?.payers ?? [])
  const waiting =
    problem === null ? <Skeleton blocks={[24]} /> : <ProblemPanel problem={problem} onRetry={refetch} />
  return <TransferDialog refund={refund} payers={payers} waiting={waiting} onClose={onClose} />
}
