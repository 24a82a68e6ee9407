import type { components } from '@matricula/hub/api'
import type { Line } from '../output/line.ts'
import { clip, moment } from '../output/cells.ts'
import { type Column, tableLines } from '../output/table.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

type Day = components['schemas']['ReconciledDay']
type WholeDay = components['schemas']['ReconciledDayInFull']
type Row = components['schemas']['ReconciledRow']
type Outflow = components['schemas']['ReconciledOutflow']

/** Each day in the sums of the three, and when they were read; `?` where one could not be asked. */
export function daysLines(days: readonly Day[], locale: Locale): readonly Line[] {
  const t = translator('payments', locale)
  const office = translator('office', locale)
  const sum = (of: Day['provider']) =>
    of === null ? t('unknown') : `${formatCop(locale, of.amount)} (${of.count})`
  return tableLines(days, [
    { title: t('columnDay'), of: ({ day }) => day },
    { title: t('columnProvider'), of: ({ provider }) => sum(provider), align: 'right' },
    { title: t('columnHub'), of: ({ hub }) => sum(hub), align: 'right' },
    { title: t('columnAccounting'), of: ({ accounting }) => sum(accounting), align: 'right' },
    { title: t('columnOpen'), of: ({ open }) => String(open), align: 'right' },
    {
      title: t('columnStatus'),
      of: ({ state, open, waiting }) =>
        office(`reconciliation.state.${state}`, { n: state === 'waiting' ? waiting : open }),
    },
    { title: t('columnHeard'), of: ({ heard_at }) => moment(heard_at) },
    { title: t('columnOutflow'), of: ({ ledger }) => formatCop(locale, ledger.outflow), align: 'right' },
  ])
}

/**
 * A day's payments, those that do not agree first, each with what to do and the match that is proposed or accepted, and
 * what went back.
 */
export function dayLines({ sources, rows, outflows, ledger }: WholeDay, locale: Locale): readonly Line[] {
  const t = translator('payments', locale)
  const office = translator('office', locale)
  const away = sources
    .filter(({ state }) => state === 'away')
    .map(({ source, instance }) => t('away', { source: office(`reconciliation.side.${source}`), instance }))
  const cop = (name: 'gross' | 'outflow' | 'net') => formatCop(locale, ledger[name])
  const sums =
    ledger.gross === 0 && ledger.outflow === 0
      ? []
      : [t('dayLedger', { gross: cop('gross'), outflow: cop('outflow'), net: cop('net') })]
  const rest = [...outflowLines(outflows, locale), ...sums, ...away]
  if (rows.length === 0) return rest
  const agreesLast = rows.toSorted(
    (one, other) => Number(one.verdict === 'agrees') - Number(other.verdict === 'agrees'),
  )
  const columns: readonly Column<Row>[] = [
    { title: t('columnRow'), of: ({ id }) => id },
    { title: t('columnStudent'), of: ({ hub }) => hub?.student ?? '-' },
    { title: t('columnAmount'), of: (row) => formatCop(locale, amountOf(row)), align: 'right' },
    { title: t('columnVerdict'), of: ({ verdict }) => office(`reconciliation.verdict.${verdict}`) },
  ]
  const below = (row: Row, screen: number) => [
    ...matchLines(row, { screen, locale }),
    ...todoLines(row, locale),
  ]
  return [...tableLines(agreesLast, columns, below), ...rest]
}

/** What to do about a row that a person has not matched. */
function todoLines({ verdict, match }: Row, locale: Locale): readonly string[] {
  if (verdict === 'agrees' || match !== null) return []
  const t = translator('payments', locale)
  return [t('todo', { what: t(`todo_${verdict}`) })]
}

/** What went back, or is to, and who left, each with what to do. */
function outflowLines(outflows: readonly Outflow[], locale: Locale): readonly Line[] {
  if (outflows.length === 0) return []
  const t = translator('payments', locale)
  const office = translator('office', locale)
  const columns: readonly Column<Outflow>[] = [
    {
      title: t('columnWentBack'),
      of: ({ is, step }) =>
        `${office(`reconciliation.outflows.is.${is}`)}: ${office(`reconciliation.outflows.step.${step}`)}`,
    },
    { title: t('columnReference'), of: ({ reference }) => reference },
    { title: t('columnStudent'), of: ({ student }) => student || '-' },
    { title: t('columnAmount'), of: ({ amount }) => formatCop(locale, amount), align: 'right' },
    { title: t('columnVerdict'), of: ({ verdict }) => office(`reconciliation.outflows.verdict.${verdict}`) },
  ]
  return tableLines(outflows, columns, ({ verdict }) =>
    verdict === 'agrees' ? [] : [t('todo', { what: office(`reconciliation.outflows.todo.${verdict}`) })],
  )
}

function amountOf({ hub, provider, accounting }: Row): number {
  return hub?.amount ?? provider?.amount ?? accounting?.amount ?? 0
}

/** Below a row: what it is held for, or may be, the same payment as. Whole, for it is what `--accept` takes. */
function matchLines(
  { id, proposal, match }: Row,
  { screen, locale }: { readonly screen: number; readonly locale: Locale },
): readonly string[] {
  const t = translator('payments', locale)
  if (match !== null) {
    const others = match.rows.filter((one) => one !== id).join(', ')
    return [`  = ${others} (${match.by}: ${clip(match.reason, { most: 40, screen })})`]
  }
  if (proposal === null) return []
  const why = proposal.reasons.map((reason) => t(`match_${reason}`)).join(', ')
  return [t('proposed', { row: proposal.row, score: proposal.score, why })]
}
