import { Button, Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTexts } from '../../i18n.ts'
import { percent } from '../../money.ts'
import { useMay } from '../access/use-may.ts'
import { stateColours } from './discount.ts'
import type { DiscountWish, Evidence, StudentClaims } from './discount.ts'

interface Props {
  readonly of: StudentClaims
  readonly onAsk: (wish: DiscountWish) => void
}

/** What one student's profile claims; what nobody has proved can be asked for from here. */
export function ClaimList({ of: { student, claims }, onAsk }: Props) {
  const text = useTexts()
  if (claims === null) return text('office.claims.unknown')
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
  readonly onAsk: (wish: DiscountWish) => void
}

function Claim({ claim: { kind, percent: points, state, id }, student, onAsk }: ClaimProps) {
  const text = useTexts()
  const { locale } = useLocale()
  const mayAsk = useMay('POST /api/discounts')
  const isOpen = state === 'none' || state === 'expired'
  const said = text(`office.claims.state.${state}`)
  const name = text(`office.discounts.kind.${kind}`)
  return (
    <li className="claims__one">
      <span>{`${name} ${percent(points, locale)}`}</span>
      <Tag color={stateColours[state]}>
        {id === null ? said : <Link to={`/enrollment/admin/discounts?discount=${id}`}>{said}</Link>}
      </Tag>
      {isOpen && mayAsk && (
        <Button
          size="small"
          aria-label={text('office.claims.askFor', { kind: name, student })}
          onClick={() => onAsk({ student, kind, percent: points })}
        >
          {text('office.claims.ask')}
        </Button>
      )}
    </li>
  )
}
