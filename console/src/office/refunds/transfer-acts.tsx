import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { CancelRefundDialog } from './cancel-refund-dialog.tsx'
import { isToTransfer, type Refund } from './refund.ts'
import { TransferDialog } from './transfer-dialog.tsx'

/** What finance may say of a transfer that waits. */
export function TransferActs({ refund }: { refund: Refund }) {
  const t = useTranslate()
  const may = {
    transfer: usePermission('POST /api/refunds/{id}/done'),
    drop: usePermission('POST /api/refunds/{id}/refused'),
  }
  const [doing, setDoing] = useState<keyof typeof may | null>(null)
  const close = () => setDoing(null)
  const acts = (['transfer', 'drop'] as const).filter((act) => may[act])
  if (acts.length === 0 || !isToTransfer(refund)) return null
  return (
    <div className="refund__acts">
      {acts.map((act) => (
        <Button key={act} onClick={() => setDoing(act)}>
          {t(`office.refunds.${act}`)}
        </Button>
      ))}
      {doing === 'transfer' && (
        <TransferDialog refund={refund} payers={refund.payers} waiting={null} onClose={close} />
      )}
      {doing === 'drop' && <CancelRefundDialog refund={refund} onClose={close} />}
    </div>
  )
}
