import { useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { instanceLabel } from '../provider-label.ts'
import { cellStateOf } from './cell-state.ts'
import { momentOf, nameOf } from './row.ts'
import type { ReconciliationRow, Side, ReconciliationSource } from './row.ts'

/** A day as a file: a row each, what could not be read said in words. */
export function useDayColumns(
  sources: readonly ReconciliationSource[],
): readonly Column<ReconciliationRow>[] {
  const t = useTranslate()
  return [
    {
      key: 'verdict',
      title: t('office.reconciliation.verdictTitle'),
      value: ({ verdict }) => t(`office.reconciliation.verdict.${verdict}`),
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
    column('matchBy', t, ({ match }) => match?.by),
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
