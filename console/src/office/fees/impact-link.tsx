import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import type { WholeNumber } from '../form/whole-input.tsx'
import type { Fee } from './fee-form.ts'
import { impactAddress } from './impact-address.ts'

interface Props {
  readonly fee: Fee
  /** As the form has it now. */
  readonly value: WholeNumber | undefined
}

/** Before a price is saved: what it does to each family. In a tab of its own, so that the form stays as it is. */
export function ImpactLink({ fee, value }: Props) {
  const t = useTranslate()
  const mayAsk = usePermission('POST /api/enrollment/admin/fees/impact')
  if (!mayAsk || typeof value !== 'number' || value === fee.value) return null
  return (
    <Alert
      type="info"
      showIcon
      message={t('office.fees.impactHint')}
      description={
        <Link to={impactAddress(fee, value)} target="_blank" title={t('office.fees.opensAnew')}>
          {t('office.fees.impact')}
        </Link>
      }
    />
  )
}
