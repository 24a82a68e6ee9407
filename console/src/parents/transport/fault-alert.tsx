import { isProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { noAnswer } from '../../components/no-answer.ts'

interface Props {
  /** What was thrown; a problem of the hub already speaks the reader's language. */
  fault: unknown
  phone?: string
}

/** Why an act did not happen, in the hub's words where it has them. */
export function FaultAlert({ fault, phone = '' }: Props) {
  const text = useTexts()
  if (isProblem(fault, 'OFFLINE')) {
    return (
      <Alert kind="error" title={text(`common.notDone.${noAnswer()}`)}>
        <p>{text(`common.notDone.${noAnswer()}Body`)}</p>
      </Alert>
    )
  }
  if (isProblem(fault) && fault.title) {
    return (
      <Alert kind="error" title={fault.title}>
        {fault.detail && fault.detail !== fault.title && <p>{fault.detail}</p>}
        {fault.status >= 500 && fault.requestId && <p>{text('common.requestId', { id: fault.requestId })}</p>}
      </Alert>
    )
  }
  return (
    <Alert kind="error" title={text('common.unexpected')}>
      <p>{text('common.unexpectedBody', { phone })}</p>
    </Alert>
  )
}
