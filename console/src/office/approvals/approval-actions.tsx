import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { isOpen } from './approval.ts'
import type { Approval } from './approval.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'

/** What the reader can do about a request: decide on somebody else's, or take back their own. */
export function ApprovalActions({ approval }: { approval: Approval }) {
  const t = useTranslate()
  const mayDecide = usePermission('POST /api/approvals/{id}/approve')
  const [doing, setDoing] = useState<'approve' | 'refuse' | 'withdraw' | null>(null)
  const close = () => setDoing(null)
  if (!isOpen(approval)) return null
  return (
    <>
      {approval.own && <p>{t('office.approvals.own')}</p>}
      <div className="approval__acts">
        {!approval.own && mayDecide && (
          <>
            <Button type="primary" onClick={() => setDoing('approve')}>
              {t('office.approvals.approve')}
            </Button>
            <Button danger onClick={() => setDoing('refuse')}>
              {t('office.approvals.refuse')}
            </Button>
          </>
        )}
        {approval.own && mayDecide && (
          <Button danger onClick={() => setDoing('withdraw')}>
            {t('office.approvals.withdraw')}
          </Button>
        )}
      </div>
      {doing === 'approve' && <ApproveDialog approval={approval} onClose={close} />}
      {(doing === 'refuse' || doing === 'withdraw') && (
        <EndDialog approval={approval} ending={doing} onClose={close} />
      )}
    </>
  )
}
