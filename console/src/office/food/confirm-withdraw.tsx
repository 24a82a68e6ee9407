import { Modal } from 'antd'
import { useTexts } from '../../i18n.ts'
import { StudentName } from './student-name.tsx'
import type { Counter } from './use-counter.ts'

interface Props {
  readonly isOpen: boolean
  readonly counter: Counter
  readonly onClose: () => void
}

/** Says who would lose what. Whatever is answered, the code field is ready afterwards. */
export function ConfirmWithdraw({ isOpen, counter, onClose }: Props) {
  const text = useTexts()
  const { code, service, isActing, ask, field } = counter
  const meal = text(`office.food.service.${service}`)
  return (
    <Modal
      open={isOpen}
      title={text('office.service.confirm')}
      okText={text('office.service.withdraw')}
      cancelText={text('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      closable={{ 'aria-label': text('common.close') }}
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
          <p>{text('office.service.confirmBody', { service: meal })}</p>
        </>
      )}
    </Modal>
  )
}
