import { Empty } from 'antd'
import {
  AlertOutlined,
  BankOutlined,
  FileProtectOutlined,
  RollbackOutlined,
  SendOutlined,
  TagsOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { usePermitted } from '../access/use-permission.ts'
import type { Call } from '../api/call.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { FunnelChart, GradesChart } from './home-charts.tsx'
import { MoneyPanel } from './money-panel.tsx'
import type { Summary } from './summary.ts'
import './home.css'

const REFRESH_MS = 30_000

/** The season at a glance: who is missing, at which step, and the money; every figure opens what is behind it. */
export default function HomePage() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/progress/summary', {
    every: REFRESH_MS,
  })
  return (
    <div className="page home">
      <h1 className="page__title">{t('office.home.title')}</h1>
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {answer !== undefined && <Season summary={answer} />}
      {answer === undefined && problem === null && <Skeleton blocks={[24, 96, 240, 240]} />}
    </div>
  )
}

function Season({ summary }: { summary: Summary }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { season, students, at, attention } = summary
  return (
    <>
      <p className="page__lead">
        {t('office.home.line', { season: season.name, n: students })}{' '}
        <time dateTime={at}>{t('office.home.at', { at: moment(at, locale) })}</time>
      </p>
      <AttentionCards attention={attention} />
      {students === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.home.empty')} />
      ) : (
        <div className="home__charts">
          <FunnelChart summary={summary} />
          <GradesChart summary={summary} />
          <MoneyPanel summary={summary} />
        </div>
      )}
    </>
  )
}

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
    name: 'disputes',
    to: rowsAddress('/enrollment/admin/disputes', { status: 'opened' }),
    needs: 'GET /api/disputes',
    icon: FileProtectOutlined,
  },
  {
    name: 'transfers',
    to: rowsAddress('/enrollment/admin/refunds', { status: 'sent', way: 'bank' }),
    needs: 'GET /api/refunds',
    icon: RollbackOutlined,
  },
  {
    name: 'payouts',
    to: rowsAddress('/enrollment/admin/payouts', { status: 'differs' }),
    needs: 'GET /api/payouts',
    icon: WalletOutlined,
  },
  {
    name: 'deliveriesOnHold',
    to: rowsAddress('/enrollment/admin/deliveries', { status: 'on_hold' }),
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
function AttentionCards({ attention }: Pick<Summary, 'attention'>) {
  const t = useTranslate()
  const { permitted } = usePermitted(cards)
  if (permitted.length === 0) return null
  return (
    <nav aria-label={t('office.home.attention.title')} className="attention">
      {permitted.map(({ name, to, icon }) => (
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
