import { Drawer, Skeleton } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { CreateFee } from './create-fee.tsx'
import './fee-drawer.css'
import { OneFee } from './one-fee.tsx'

interface Props {
  /** The open fee's id, or 'new'; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** The fee drawer: a new fee, or one of the catalogue to look at, edit or delete. */
export function FeeDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const mayCreate = usePermission('POST /api/enrollment/admin/fee')
  const isNew = opened === 'new'
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/fee/{id}', {
    params: { id: opened ?? '' },
    when: opened !== null && !isNew,
  })
  const [fee] = answer ?? []
  const title = isNew ? t('office.fees.create') : t('office.fees.oneFee', { code: fee?.code ?? '' }).trim()
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={title}
      closable={{ 'aria-label': t('office.dashboard.closePanel') }}
      maskClosable={!isNew}
      destroyOnHidden
    >
      {isNew && mayCreate && <CreateFee onClose={onClose} />}
      {!isNew && problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {!isNew && problem === null && fee === undefined && <Skeleton active paragraph={{ rows: 10 }} />}
      {fee !== undefined && <OneFee key={fee.id} fee={fee} onClose={onClose} onStale={refetch} />}
    </Drawer>
  )
}
