import { LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { daysAfter, longDate } from '../../dates.ts'
import type { Translate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { SaveMenu } from '../list/save-menu.tsx'
import type { Column } from '../list/column.ts'
import { instanceLabel } from '../provider-label.ts'
import { addressWith } from './day-address.ts'
import { inOrder, momentOf, nameOf } from './row.ts'
import type { Day, ReconciliationRow, Side, ReconciliationSource } from './row.ts'
import { cellStateOf } from './cell-state.ts'
import { paidOutState } from '../payouts/paid-out-state.ts'
import { verdictText } from './verdict-text.ts'

interface Props {
  readonly day: string
  readonly answer: Day | undefined
  readonly isReading: boolean
  readonly onReadAgain: () => void
}

/** Which day it is, the ways to its neighbours and back, and the day as a file. */
export function DayHead({ day, answer, isReading, onReadAgain }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [search] = useSearchParams()
  const columns = useDayColumns(answer?.sources ?? [])
  const rows = answer?.rows ?? []
  return (
    <>
      <nav className="day-ways" aria-label={t('office.reconciliation.ways')}>
        <Link to={addressWith(search, { day: '', show: '' })}>{t('office.reconciliation.back')}</Link>
        <Link to={addressWith(search, { day: daysAfter(day, -1) })}>
          <LeftOutlined aria-hidden /> {t('office.reconciliation.dayBefore')}
        </Link>
        <Link to={addressWith(search, { day: daysAfter(day, 1) })}>
          {t('office.reconciliation.dayAfter')} <RightOutlined aria-hidden />
        </Link>
      </nav>
      <div className="page__head">
        <h1 className="page__title">{t('office.reconciliation.titleOf', { day: longDate(day, locale) })}</h1>
        <div className="page__acts">
          <Button icon={<ReloadOutlined aria-hidden />} loading={isReading} onClick={onReadAgain}>
            {t('office.reconciliation.readAgain')}
          </Button>
          <SaveMenu
            columns={columns}
            name={() => t('office.reconciliation.fileName', { day })}
            isEmpty={rows.length === 0}
            read={() => Promise.resolve(inOrder(rows))}
          />
        </div>
      </div>
    </>
  )
}

/** A day as a file: a row each, what could not be read said in words. */
function useDayColumns(sources: readonly ReconciliationSource[]): readonly Column<ReconciliationRow>[] {
  const t = useTranslate()
  return [
    {
      key: 'verdict',
      title: t('office.reconciliation.verdictTitle'),
      value: (row) => verdictText(row, t),
    },
    { key: 'payment', title: t('office.reconciliation.payment'), value: nameOf },
    {
      key: 'at',
      title: t('office.reconciliation.when'),
      at: momentOf,
    },
    amountColumn('provider', sources, t),
    column('providerInstance', t, ({ provider }) =>
      provider === null ? null : instanceLabel(provider.instance, t),
    ),
    column('providerRef', t, ({ provider }) => provider?.provider_ref),
    column('providerStatus', t, ({ provider }) =>
      provider === null ? null : t(`office.reconciliation.atProvider.${provider.status}`),
    ),
    column('providerCurrency', t, ({ provider }) => provider?.currency),
    amountColumn('hub', sources, t),
    { ...column('bookedAmount', t, ({ hub }) => hub?.booked), is: 'pesos' },
    column('hubReference', t, ({ hub }) => hub?.reference),
    column('hubStatus', t, ({ hub }) =>
      hub === null ? null : t(`office.reconciliation.inHub.${hub.status}`),
    ),
    amountColumn('accounting', sources, t),
    { ...column('later', t, ({ hub }) => hub?.later), is: 'pesos' },
    { ...column('credit', t, ({ hub }) => hub?.credit), is: 'pesos' },
    column('entries', t, ({ accounting }) => accounting?.entries.map(({ number }) => number).join(', ')),
    column('matchReason', t, ({ match }) => match?.reason),
    column('matchBy', t, ({ match }) => (match === null ? null : actorLabel(match.by, t))),
    column('payout', t, ({ provider }) => provider?.payout?.reference),
    {
      key: 'payoutDay',
      title: t('office.reconciliation.column.payoutDay'),
      at: ({ provider }) => provider?.payout?.day ?? null,
    },
    column('paidOut', t, ({ provider }) =>
      provider?.payout == null ? null : t(`office.reconciliation.paidOut.${paidOutState(provider.payout)}`),
    ),
  ]
}

function column(
  key: string,
  t: Translate,
  value: (row: ReconciliationRow) => string | number | null | undefined,
): Column<ReconciliationRow> {
  return { key, title: t(`office.reconciliation.column.${key}`), value: (row) => value(row) ?? null }
}

function amountColumn(
  side: Side,
  sources: readonly ReconciliationSource[],
  t: Translate,
): Column<ReconciliationRow> {
  return {
    key: side,
    title: t(`office.reconciliation.side.${side}`),
    is: 'pesos',
    value: (row) => row[side]?.amount ?? t(`office.reconciliation.cell.${cellStateOf(row, side, sources)}`),
  }
}
