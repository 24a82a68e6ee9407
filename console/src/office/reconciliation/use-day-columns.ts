import { useTexts } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { instanceWords } from '../provider-words.ts'
import { cellStateOf } from './cell-state.ts'
import { momentOf, nameOf } from './row.ts'
import type { Row, Side, Source } from './row.ts'

/** A day as a file: a row each, what could not be read said in words. */
export function useDayColumns(sources: readonly Source[]): readonly Column<Row>[] {
  const text = useTexts()
  return [
    {
      key: 'verdict',
      title: text('office.reconciliation.verdictTitle'),
      value: ({ verdict }) => text(`office.reconciliation.verdict.${verdict}`),
    },
    { key: 'payment', title: text('office.reconciliation.payment'), value: nameOf },
    {
      key: 'at',
      title: text('office.reconciliation.when'),
      at: momentOf,
    },
    amountColumn('provider', sources, text),
    column('providerInstance', text, ({ provider }) =>
      provider === null ? null : instanceWords(provider.instance, text),
    ),
    column('providerRef', text, ({ provider }) => provider?.provider_ref),
    column('providerStatus', text, ({ provider }) =>
      provider === null ? null : text(`office.reconciliation.atProvider.${provider.status}`),
    ),
    column('providerCurrency', text, ({ provider }) => provider?.currency),
    amountColumn('hub', sources, text),
    { ...column('bookedAmount', text, ({ hub }) => hub?.booked), is: 'pesos' },
    column('hubReference', text, ({ hub }) => hub?.reference),
    column('hubStatus', text, ({ hub }) =>
      hub === null ? null : text(`office.reconciliation.inHub.${hub.status}`),
    ),
    amountColumn('accounting', sources, text),
    { ...column('later', text, ({ hub }) => hub?.later), is: 'pesos' },
    { ...column('credit', text, ({ hub }) => hub?.credit), is: 'pesos' },
    column('entries', text, ({ accounting }) => accounting?.entries.map(({ number }) => number).join(', ')),
    column('matchReason', text, ({ match }) => match?.reason),
    column('matchBy', text, ({ match }) => match?.by),
  ]
}

function column(
  key: string,
  text: Translate,
  value: (row: Row) => string | number | null | undefined,
): Column<Row> {
  return { key, title: text(`office.reconciliation.column.${key}`), value: (row) => value(row) ?? null }
}

function amountColumn(side: Side, sources: readonly Source[], text: Translate): Column<Row> {
  return {
    key: side,
    title: text(`office.reconciliation.side.${side}`),
    is: 'pesos',
    value: (row) =>
      row[side]?.amount ?? text(`office.reconciliation.cell.${cellStateOf(row, side, sources)}`),
  }
}
