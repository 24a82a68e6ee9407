import { Link } from '../navigation.tsx'
import type { WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { isFixed } from './is-fixed.ts'

/** On the steps where a family chooses: why it cannot now, and where to see what it waits for. */
export function FixedNotice({ student }: { student: WizardStudent }) {
  const t = useTranslate()
  if (!isFixed(student)) return null
  const link = student.order.status !== 'split' && (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${student.order.token ?? ''}`}>
      {t('pay.seePayment')}
    </Link>
  )
  const title = t(student.order.status === 'reversed' ? 'initial.fixedReturned' : 'initial.fixed')
  return <Alert kind="info" title={title} actions={link} />
}
