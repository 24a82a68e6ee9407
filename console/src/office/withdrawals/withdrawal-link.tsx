import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { rowsAddress } from '../list/rows-address.ts'

const path = '/enrollment/admin/withdrawals'

/** To what was recorded of a student who has left, in the list. */
export function WithdrawalLink({ student }: { student: string }) {
  const t = useTranslate()
  return <Link to={rowsAddress(path, { search: student })}>{t('office.withdrawals.see')}</Link>
}
