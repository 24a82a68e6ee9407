import { Button, Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatPercent } from '../../numbers.ts'
import { usePermission } from '../access/use-permission.ts'
import { stateColours } from './discount.ts'
import type { DiscountDraft, Evidence, StudentClaims } from './discount.ts'

interface Props {
  readonly of: StudentClaims
  readonly onAsk: (draft: DiscountDraft) => void
}

/** What one student's profile claims; what nobody has proved can be asked for from here. */
export function ClaimList({ of: { student, claims }, onAsk }: Props) {
  const t = useTranslate()
  if (claims === null) return t('office.claims.unknown')
  if (claims.length === 0) return '—'
  return (
    <ul className="claims">
      {claims.map((claim) => (
        <Claim key={claim.kind} claim={claim} student={student} onAsk={onAsk} />
      ))}
    </ul>
  )
}

interface ClaimProps {
  readonly claim: Evidence
  readonly student: string
  readonly onAsk: (draft: DiscountDraft) => void
}

function Claim({ claim: { kind, percent: points, state, id }, student, onAsk }: ClaimProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayAsk = usePermission('POST /api/discounts')
  const isOpen = state === 'none' || state === 'expired'
  const label = t(`office.claims.state.${state}`)
  const name = t(`office.discounts.kind.${kind}`)
  return (
    <li className="claims__one">
      <span>{`${name} ${formatPercent(points, locale)}`}</span>
      <Tag color={stateColours[state]}>
        {id === null ? label : <Link to={`/enrollment/admin/discounts?discount=${id}`}>{label}</Link>}
      </Tag>
      {isOpen && mayAsk && (
        <Button
          size="small"
          aria-label={t('office.claims.askFor', { kind: name, student })}
          onClick={() => onAsk({ student, kind, percent: points })}
        >
          {t('office.claims.ask')}
        </Button>
      )}
    </li>
  )
}
