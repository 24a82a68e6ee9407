import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrap, unwrapPage } from '@matricula/hub/api/answers'
import type { PlannedLine, WithLine, WrongRow } from '../../bulk/job.ts'
import type { Hub } from '../../hub/hub.ts'
import { formatCop, type Locale, translator } from '../../i18n.ts'
import { wrongAbout } from '../read-cells.ts'
import type { TransferChange } from './transfer-change.ts'

type Refund = components['schemas']['ListedRefund']

/** The refunds that go by transfer, by their id, and the hub's day. */
export interface Transfers {
  readonly today: string
  readonly refunds: ReadonlyMap<string, Refund>
}

export async function readTransfers({ api }: Hub): Promise<Transfers> {
  const { clock } = await unwrap(api.GET('/api/seasons/current'))
  const refunds = new Map<string, Refund>()
  const pages = everyRow((page) =>
    unwrapPage(
      api.GET('/api/refunds', {
        params: { query: { way: 'bank', 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  for await (const refund of pages) refunds.set(refund.id, refund)
  return { today: dayInBogota(clock.now), refunds }
}

const bogota = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' })

function dayInBogota(instant: string): string {
  return bogota.format(new Date(instant))
}

interface Planning {
  readonly locale: Locale
  readonly transfers: Transfers
}

/** What each line would record, and which refunds have their transfer already. */
export function planTransfers(
  rows: readonly WithLine<TransferChange>[],
  { locale, transfers: { today, refunds } }: Planning,
): readonly PlannedLine[] {
  return rows.map(({ line, row }) => {
    const facts = { row, today, refund: refunds.get(row.refund) }
    return { ...decideTransfer(facts, locale), line }
  })
}

interface TransferFacts {
  readonly row: TransferChange
  readonly today: string
  /** Undefined: no transfer has that id. */
  readonly refund: Refund | undefined
}

type TransferDecision =
  | WrongRow
  | { readonly is: 'same'; readonly what: string }
  | { readonly is: 'change'; readonly what: string; readonly change: TransferChange }

/** Pure: what a line means for its refund. */
function decideTransfer({ row, today, refund }: TransferFacts, locale: Locale): TransferDecision {
  const t = translator('refunds', locale)
  if (refund === undefined) return wrongAbout(row.refund, t('unknown'))
  if (refund.status === 'refused') return wrongAbout(row.refund, t('isDropped'))
  const { reference, day } = row
  const who = `${refund.student} ${refund.name}`.trim()
  const values = { who, amount: formatCop(locale, refund.amount), reference, day }
  if (refund.status === 'sent' && day > today) return wrongAbout(row.refund, t('dayAhead'))
  const paidOn = dayInBogota(refund.paid_at)
  if (refund.status === 'sent' && day < paidOn) return wrongAbout(row.refund, t('dayBefore', { day: paidOn }))
  if (refund.status === 'sent') return { is: 'change', what: t('record', values), change: row }
  if (refund.reference === reference && refund.day === day) return { is: 'same', what: t('there', values) }
  return wrongAbout(row.refund, t('other', { reference: refund.reference ?? '', day: refund.day ?? '' }))
}
