import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** For who may: records that a student leaves whose enrolment is paid. */
export function WithdrawStudent({ student }: { student: string }) {
  const t = useTranslate()
  const mayWithdraw = usePermission('POST /api/withdrawals')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayWithdraw) return null
  return (
    <>
      <Button danger onClick={() => setIsOpen(true)}>
        {t('office.withdrawals.withdraw')}
      </Button>
      {isOpen && <WithdrawDialog student={student} onClose={() => setIsOpen(false)} />}
    </>
  )
}
