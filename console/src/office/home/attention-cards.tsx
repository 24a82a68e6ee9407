import { AlertOutlined, BankOutlined, SendOutlined, TagsOutlined } from '@ant-design/icons'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { useAccess } from '../access/use-permission.ts'
import type { Call } from '../api/call.ts'
import { rowsAddress } from '../list/rows-address.ts'
import type { Summary } from './summary.ts'

interface Card {
  readonly name: keyof Summary['attention']
  readonly to: string
  readonly needs: Call
  readonly icon: ComponentType<{ className: string; 'aria-hidden': true }>
}

const cards: readonly Card[] = [
  {
    name: 'exceptions',
    to: rowsAddress('/enrollment/admin/exceptions', { state: 'open' }),
    needs: 'GET /api/payments/exceptions',
    icon: AlertOutlined,
  },
  {
    name: 'parkedDeliveries',
    to: rowsAddress('/enrollment/admin/deliveries', { status: 'parked' }),
    needs: 'GET /api/outbox',
    icon: SendOutlined,
  },
  {
    name: 'agreementsExpiring',
    to: rowsAddress('/enrollment/admin/agreements', { state: 'waiting' }),
    needs: 'GET /api/payments/bank-agreement',
    icon: BankOutlined,
  },
  {
    name: 'unpublishedFees',
    to: '/enrollment/admin/impact',
    needs: 'GET /api/enrollment/admin/fees/publications',
    icon: TagsOutlined,
  },
]

/** What waits for this person; nothing of it is shown to those who could not open it. */
export function AttentionCards({ attention }: Pick<Summary, 'attention'>) {
  const t = useTranslate()
  const { can } = useAccess()
  const shown = cards.filter(({ needs }) => can(needs))
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('office.home.attention.title')} className="attention">
      {shown.map(({ name, to, icon }) => (
        <Link key={name} to={to} className={`attention__card attention__card--${toneOf(attention[name])}`}>
          {createElement(icon, { className: 'attention__icon', 'aria-hidden': true })}
          <strong className="attention__count figures">{formatCount(attention[name])}</strong>
          <span>{t(`office.home.attention.${name}`)}</span>
        </Link>
      ))}
    </nav>
  )
}

function toneOf(waiting: number): 'calm' | 'waiting' {
  return waiting === 0 ? 'calm' : 'waiting'
}
