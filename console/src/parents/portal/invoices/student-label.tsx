import type { StudentInvoices } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'

/** A student on a tab: the name, the code and how much there is to pay. */
export function StudentLabel({ of: { student, cardName, invoices } }: { of: StudentInvoices }) {
  const t = useTranslate()
  const count = invoices.length
  const pending =
    count === 0 ? t('portal.invoices.pendingNone') : t('portal.invoices.pendingCount', { n: count })
  return (
    <>
      <span className="student-label__name">{student.name || cardName}</span>
      <span className="student-label__line">
        {t('portal.invoices.studentLine', { code: student.code, pending })}
      </span>
    </>
  )
}
