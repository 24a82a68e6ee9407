import type { CurrentSeason, Quote, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { isBalanceKnown } from './is-balance-known.ts'

interface Props {
  student: WizardStudent
  quote: Quote | null
  season: CurrentSeason
  onRetry: () => void
}

/** What the family owes or has in favour, and whom to call; nothing at 0. An unread balance is never taken as 0. */
export function BalanceNotice({ student, quote, season, onRetry }: Props) {
  const t = useTranslate()
  const { balance } = student
  const phone = season.school.billingPhone
  if (balance === null || !isBalanceKnown({ student, quote }))
    return (
      <Alert
        kind="error"
        title={t('wizard.balanceUnread')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        <p>{t('wizard.balanceUnreadBody', { phone })}</p>
      </Alert>
    )
  if (balance.kind === 'none') return null
  const amount = `$${formatCop(Math.abs(balance.amount))}`
  const owed = balance.kind === 'due'
  return (
    <Alert
      kind={owed ? 'warn' : 'success'}
      title={t(owed ? 'wizard.balanceDue' : 'wizard.balanceInFavour', { amount })}
    >
      <p>{t(owed ? 'wizard.balanceDueBody' : 'wizard.balanceInFavourBody', { phone })}</p>
    </Alert>
  )
}
