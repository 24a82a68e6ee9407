import { Link } from 'react-router'
import type { WizardStudent } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'

/** An order that waits for something: for what, and where to see it. */
export function OrderNotice({ student }: { student: WizardStudent }) {
  const text = useTexts()
  const { status, token } = student.order
  if (status === 'none' || status === 'open') return null
  const link = (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${token ?? ''}`}>
      {text('pay.seePayment')}
    </Link>
  )
  return (
    <Alert kind="info" title={text(`pay.order-${status}`)} actions={link}>
      <p>{text(`pay.order-${status}-body`)}</p>
    </Alert>
  )
}
