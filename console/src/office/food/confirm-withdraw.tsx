import { Modal } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { StudentName } from './student-name.tsx'
import type { Counter } from './use-counter.ts'

interface Props {
  readonly isOpen: boolean
  readonly counter: Counter
  readonly onClose: () => void
}

/** Says who would lose what. Whatever is answered, the code field is ready afterwards. */
export function ConfirmWithdraw({ isOpen, counter, onClose }: Props) {
  const t = useTranslate()
  const { code, service, isActing, ask, field } = counter
  const meal = t(`office.food.service.${service}`)
  return (
    <Modal
      open={isOpen}
      title={t('office.service.confirm')}
      okText={t('office.service.withdraw')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
      focusTriggerAfterClose={false}
      afterClose={() => field.current?.focus()}
      onOk={() => void ask('withdraw').then(onClose)}
      onCancel={onClose}
    >
      {isOpen && (
        <>
          <p>
            <strong>{code}</strong> · <StudentName code={code} />
          </p>
          <p>{t('office.service.confirmBody', { service: meal })}</p>
        </>
      )}
    </Modal>
  )
}
