import { useSearchParams } from 'react-router'
import type { CurrentSeason, GuardianAccount } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { DataFailure } from '../portal/data-failure.tsx'
import type { RememberedPayer } from '../portal/use-remembered-payer.ts'
import { FamilyList } from './family-list.tsx'
import { FollowedFamilyPayment } from './followed-family-payment.tsx'
import { useChildren } from './use-children.ts'
import './family.css'

export interface FamilyProps {
  season: CurrentSeason
  account: GuardianAccount
  payers: RememberedPayer
  onSessionEnd: () => void
}

/** The guardian's children in one list with one payment, or the payment that the address names. */
export function FamilyPanel(props: FamilyProps) {
  const [search] = useSearchParams()
  const payment = search.get('family')
  if (payment === null) return <Family {...props} />
  return <FollowedFamilyPayment key={payment} token={payment} {...props} />
}

function Family(props: FamilyProps) {
  const t = useTranslate()
  const { children, refresh, retry } = useChildren(props.onSessionEnd)
  if (children.is === 'loading') return <Skeleton blocks={[24, 160, 160, 48]} />
  if (children.is === 'failed') return <DataFailure problem={children.problem} onRetry={retry} />
  const { email, billingPhone } = props.season.school
  if (children.children.length === 0)
    return (
      <div className="portal__empty">
        <p>{t('family.empty')}</p>
        <p>{t('family.emptyHelp', { email, phone: billingPhone })}</p>
      </div>
    )
  return <FamilyList {...props} family={children.children} onRefresh={refresh} />
}
