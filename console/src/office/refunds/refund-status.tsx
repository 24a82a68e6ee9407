import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { isToTransfer, type Refund, statusKey } from './refund.ts'

const colours = { sent: 'blue', done: 'green', refused: 'default' } as const

/** How a refund stands; a transfer that finance is to send stands out. */
export function RefundStatus({ refund }: { refund: Pick<Refund, 'status' | 'way'> }) {
  const t = useTranslate()
  return <Tag color={isToTransfer(refund) ? 'orange' : colours[refund.status]}>{t(statusKey(refund))}</Tag>
}
