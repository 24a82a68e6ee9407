import { Alert, Button, Drawer } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { BankFileChoice } from './bank-file-choice.tsx'
import { BankFileLines } from './bank-file-lines.tsx'
import { useBankFile } from './use-bank-file.ts'

/** The bank's file, in three steps: choose it, see what it would do, do it. */
export function BankFileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
