import { Empty, Button, Form, Input, Table } from 'antd'
import { useSearchParams, Link } from 'react-router'
import type { TableColumnType } from 'antd'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { longDate } from '../../dates.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { addressWith } from './day-address.ts'
import { useIsWide, widths } from '../use-is-wide.ts'
import { sides } from './row.ts'
import { Sum } from './sum.tsx'
import { NetOf } from './ledger-of-day.tsx'
import { usePreferences } from '../theme/preferences.ts'
import { rem } from '../theme/rem.ts'
import { DayState, bankLinesToReview } from './day-state.tsx'
import type { DaySums } from './row.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import '../list/list.css'

/** The days of a span in sums, the newest first; the last seven where none is asked for. */
export function DaysList({ from, to }: { from: string; to: string }) {
  const t = useTranslate()
  const isWide = useIsWide(widths.columns)
  const [search] = useSearchParams()
  const { answer, problem, refetch } = useRead('GET /api/reconciliation/days', {
    query: { from, to },
    follows: 'reconciliation',
  })
  const days = answer?.toReversed() ?? []
  const first = from || (answer?.[0]?.day ?? '')
  const last = to || (answer?.at(-1)?.day ?? '')
  const addressOf = (day: string, show: 'open' | '' = '') => addressWith(search, { day, show })
  const rangeError = problem?.errors['from']?.join(' ')
  return (
    <>
      <h1 className="page__title">{t('office.reconciliation.title')}</h1>
      <p className="page__lead">{t('office.reconciliation.lead')}</p>
      <DayRange key={`${first} ${last}`} from={first} to={last} error={rangeError} />
      {problem !== null && rangeError === undefined && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[48, 240]} />}
      {answer?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.reconciliation.noDays')} />
      )}
      {days.length > 0 &&
        (isWide ? (
          <DaysTable days={days} addressOf={addressOf} />
        ) : (
          <DayCards days={days} addressOf={addressOf} />
        ))}
    </>
  )
}

interface Span {
  readonly from: string
  readonly to: string
}

interface Props extends Span {
  /** What the hub says of a span that it does not take. */
  readonly error: string | undefined
}

/** From which day until which. Days may ask the vendors, so nothing is read before the person says so. */
function DayRange({ from, to, error }: Props) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const refused = error === undefined ? {} : { validateStatus: 'error' as const, help: error }
  return (
    <Form<Span>
      layout="inline"
      colon={false}
      className="day-range"
      initialValues={{ from, to }}
      onFinish={(span) => setSearch({ ...span })}
    >
      <Form.Item name="from" label={t('office.reconciliation.from')} {...refused}>
        <Input type="date" className="rows__day" min="2000-01-01" max="2099-12-31" />
      </Form.Item>
      <Form.Item name="to" label={t('office.reconciliation.to')}>
        <Input type="date" className="rows__day" min="2000-01-01" max="2099-12-31" />
      </Form.Item>
      <Button htmlType="submit">{t('office.reconciliation.show')}</Button>
      {search.size > 0 && <Link to="?">{t('office.reconciliation.lastDays')}</Link>}
    </Form>
  )
}

/** The days on a phone: one card each, its three sums below each other. */
function DayCards({ days, addressOf }: DaysProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <ul className="reconciled__cards">
      {days.map((sums) => (
        <li key={sums.day} className="panel">
          <h2 className="reconciled__title">
            <Link to={addressOf(sums.day)}>{longDate(sums.day, locale)}</Link>
          </h2>
          <p>
            <StateLink sums={sums} addressOf={addressOf} />
            <HeardAt at={sums.heard_at} />
          </p>
          <dl className="reconciled__ledger">
            {sides.map((side) => (
              <div key={side}>
                <dt>{t(`office.reconciliation.side.${side}`)}</dt>
                <dd>
                  <Sum sum={sums[side]} of={side === 'accounting' ? 'entries' : 'payments'} />
                  {side === 'hub' && <NetOf ledger={sums.ledger} />}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface DaysProps {
  readonly days: readonly DaySums[]
  readonly addressOf: (day: string, show?: 'open') => string
}

function DaysTable({ days, addressOf }: DaysProps) {
  const { preferences } = usePreferences()
  return (
    <Table<DaySums>
      className="three-ways"
      dataSource={[...days]}
      rowKey={({ day }) => day}
      columns={useColumns(addressOf)}
      size={preferences.density === 'dense' ? 'small' : 'middle'}
      sticky={{ offsetHeader: rem(56) }}
      pagination={false}
    />
  )
}

function useColumns(addressOf: DaysProps['addressOf']): TableColumnType<DaySums>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const amounts = { align: 'right', width: '19%' } as const
  return [
    {
      key: 'day',
      title: t('office.reconciliation.day'),
      render: (_cell, { day }) => <Link to={addressOf(day)}>{longDate(day, locale)}</Link>,
    },
    {
      key: 'provider',
      title: t('office.reconciliation.side.provider'),
      ...amounts,
      render: (_cell, { provider }) => <Sum sum={provider} of="payments" />,
    },
    {
      key: 'hub',
      title: t('office.reconciliation.side.hub'),
      ...amounts,
      render: (_cell, { hub, ledger }) => (
        <>
          <Sum sum={hub} of="payments" />
          <NetOf ledger={ledger} />
        </>
      ),
    },
    {
      key: 'accounting',
      title: t('office.reconciliation.side.accounting'),
      ...amounts,
      render: (_cell, { accounting }) => <Sum sum={accounting} of="entries" />,
    },
    {
      key: 'state',
      title: t('office.reconciliation.stateTitle'),
      className: 'three-ways__verdict',
      render: (_cell, sums) => (
        <>
          <StateLink sums={sums} addressOf={addressOf} />
          <HeardAt at={sums.heard_at} />
        </>
      ),
    },
  ]
}

/** What is open leads to the open rows alone. */
function StateLink({ sums, addressOf }: { sums: DaySums } & Pick<DaysProps, 'addressOf'>) {
  const state = <DayState {...sums} />
  if (sums.state === 'waiting') return <Link to={bankLinesToReview}>{state}</Link>
  return sums.open === 0 ? state : <Link to={addressOf(sums.day, 'open')}>{state}</Link>
}

/** When provider and accounting were last asked: of a closed day that agreed, the last time. */
function HeardAt({ at }: { at: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <time className="reconciled__heard-at" dateTime={at}>
      {t('office.reconciliation.heardAt', { when: moment(toSeason(at), locale) })}
    </time>
  )
}
