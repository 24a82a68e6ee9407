import { isProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { noAnswer } from '../../components/no-answer.ts'

interface Props {
  /** What was thrown; a problem of the hub already speaks the reader's language. */
  fault: unknown
  phone?: string
}

/** Why an act did not happen, in the hub's words where it has them. */
export function FaultAlert({ fault, phone = '' }: Props) {
  const t = useTranslate()
  if (isProblem(fault, 'OFFLINE')) {
    return (
      <Alert kind="error" title={t(`common.notDone.${noAnswer()}`)}>
        <p>{t(`common.notDone.${noAnswer()}Body`)}</p>
      </Alert>
    )
  }
  if (isProblem(fault) && fault.title) {
    return (
      <Alert kind="error" title={fault.title}>
        {fault.detail && fault.detail !== fault.title && <p>{fault.detail}</p>}
        {fault.status >= 500 && fault.requestId && <p>{t('common.requestId', { id: fault.requestId })}</p>}
      </Alert>
    )
  }
  return (
    <Alert kind="error" title={t('common.unexpected')}>
      <p>{t('common.unexpectedBody', { phone })}</p>
    </Alert>
  )
}
