import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import type { Agreement } from './agreement.ts'
import './agreements.css'
import { BankFileDrawer } from './bank-file-drawer.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAgreementColumns } from './use-agreement-columns.tsx'

const states = ['waiting', 'paid', 'expired'] as const

/** Orders that wait for the bank, confirmed by hand or by the bank's file. */
export default function AgreementsPage() {
  const t = useTranslate()
  const [confirming, setConfirming] = useState<Agreement | null>(null)
  const [isUploading, setUploading] = useState(false)
  const rows = useRows<Agreement>({ resource: 'agreements', sort: { field: 'expires_at', order: 'asc' } })
  const state = states.find((one) => one === rows.filter('state')) ?? 'waiting'
  const columns = useAgreementColumns({ isWaiting: state === 'waiting', onConfirm: setConfirming })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.agreements.title')}</h1>
      <p className="page__lead">{t('office.agreements.lead')}</p>
      <RowsTable
        rows={rows}
        columns={columns}
        rowKey={({ reference }) => reference}
        title={t('office.agreements.title')}
        empty={t('office.agreements.empty')}
        searches={t('office.agreements.search')}
        filters={
          <FilterSelect
            rows={rows}
            field="state"
            label={t('office.agreements.stateFilter')}
            options={states.map((value) => ({ value, label: t(`office.agreements.state.${value}`) }))}
            width={200}
          />
        }
        actions={<UploadButton onOpen={() => setUploading(true)} />}
      />
      {confirming !== null && <ConfirmDialog agreement={confirming} onClose={() => setConfirming(null)} />}
      <BankFileDrawer isOpen={isUploading} onClose={() => setUploading(false)} />
    </div>
  )
}

function UploadButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate()
  const mayUpload = usePermission('POST /api/payments/bank-agreement/file')
  useShortcut('n', 'office.agreements.upload', onOpen)
  if (!mayUpload) return null
  return (
    <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={onOpen}>
      {t('office.agreements.upload')}
    </Button>
  )
}
