import { UploadOutlined, InboxOutlined } from '@ant-design/icons'
import { Button, Alert, Drawer, Spin, Upload } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import type { Agreement } from './agreement.ts'
import { CancelAgreementDialog } from './cancel-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAgreementColumns } from './use-agreement-columns.tsx'
import { BankFileLines } from './bank-file-lines.tsx'
import { useBankFile, MAX_BYTES } from './use-bank-file.ts'
import type { Upload as BankUpload, WrongFile } from './use-bank-file.ts'
import './agreements.css'

const states = ['waiting', 'paid', 'expired'] as const

/** Orders that wait for the bank, confirmed by hand or by the bank's file. */
export default function AgreementsPage() {
  const t = useTranslate()
  const [confirming, setConfirming] = useState<Agreement | null>(null)
  const [cancelling, setCancelling] = useState<Agreement | null>(null)
  const [isUploading, setUploading] = useState(false)
  const rows = useRows('agreements', { sort: { field: 'expires_at', order: 'asc' } })
  const state = states.find((one) => one === rows.filter('state')) ?? 'waiting'
  const columns = useAgreementColumns({
    isWaiting: state === 'waiting',
    onConfirm: setConfirming,
    onCancel: setCancelling,
  })
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
      {cancelling !== null && (
        <CancelAgreementDialog agreement={cancelling} onClose={() => setCancelling(null)} />
      )}
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

/** The bank's file, in three steps: choose it, see what it would do, do it. */
function BankFileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      width="min(760px, 100vw)"
      title={t('office.agreements.upload')}
      destroyOnHidden
    >
      <BankFileSteps onClose={onClose} />
    </Drawer>
  )
}

function BankFileSteps({ onClose }: { onClose: () => void }) {
  const upload = useBankFile()
  const { step, problem } = upload
  return (
    <div className="page">
      {step.is === 'choosing' && <BankFileChoice upload={upload} wrong={step.wrong} />}
      {step.is === 'asked' && <UploadRequested onClose={onClose} />}
      {(step.is === 'planned' || step.is === 'done') && (
        <BankFileLines upload={upload} step={step} onClose={onClose} />
      )}
      <FormProblem problem={problem} />
    </div>
  )
}

function UploadRequested({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={t('office.approvals.waits')}
        description={t('office.agreements.askedBody')}
      />
      <div className="agreement__acts">
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </>
  )
}

const MAX_KB = MAX_BYTES / 1024

/** Where the file is dropped or chosen; it is read here and sent only to see what it would do. */
function BankFileChoice({ upload, wrong }: { upload: BankUpload; wrong: WrongFile | null }) {
  const t = useTranslate()
  return (
    <>
      <p>{t('office.agreements.fileForm')}</p>
      <pre className="agreement__sample">{'referencia;valor;fecha\nMH-…;1.234.567;2025-06-20'}</pre>
      <Spin spinning={upload.isActing}>
        <Upload.Dragger
          accept=".csv,.txt,text/csv,text/plain"
          multiple={false}
          showUploadList={false}
          beforeUpload={(file) => {
            void upload.choose(file)
            return false
          }}
        >
          <InboxOutlined className="agreement__drop" aria-hidden="true" />
          <p>{t('office.agreements.drop')}</p>
          <p className="agreement__limit">{t('office.agreements.limit', { kb: MAX_KB })}</p>
        </Upload.Dragger>
      </Spin>
      {wrong !== null && (
        <Alert type="error" showIcon message={t(`office.agreements.${wrong}`, { kb: MAX_KB })} />
      )}
    </>
  )
}
