import type { BulkJob, Cells, WrongRow } from '../../bulk/job.ts'
import { day as dayIn, uuid } from '../../flags.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'
import { type FirstLines, firstLines } from '../first-lines.ts'
import { memoize } from '../memoize.ts'
import { readParts, textOf, wrongAbout, wrongIn } from '../read-cells.ts'
import { transferHandler } from './apply.ts'
import { planTransfers, readTransfers, type Transfers } from './plan-transfers.ts'
import type { TransferChange } from './transfer-change.ts'

/** Transfers by which refunds went back. One run of it: it knows which it has seen, and what waits at the hub. */
export function transfersJob(locale: Locale): BulkJob<TransferChange> {
  const seen = firstLines()
  let transfers: (() => Promise<Transfers>) | null = null
  return {
    ...transferHandler,
    columns: [
      {
        name: 'refund',
        isRequired: true,
        example: '7fda910d-a507-4a65-901c-859290025b14',
        aliases: ['id', 'devolución', 'número de la devolución', 'number of the refund'],
      },
      { name: 'reference', isRequired: true, example: '4711', aliases: ['referencia'] },
      {
        name: 'day',
        isRequired: true,
        example: '2025-06-20',
        aliases: ['día', 'fecha', 'día de la devolución', 'day of the refund'],
      },
    ],
    readRow: (cells, line) => readRow({ cells, line, seen }, locale),
    planSize: 500,
    plan: async (rows, { hub }) => {
      transfers ??= memoize(() => readTransfers(hub))
      return planTransfers(rows, { locale, transfers: await transfers() })
    },
  }
}

const longestReference = 60

interface TransferReading {
  readonly cells: Cells
  readonly line: number
  readonly seen: FirstLines
}

function readRow(reading: TransferReading, locale: Locale): TransferChange | WrongRow {
  const t = translator('refunds', locale)
  const { cells } = reading
  const reference = textOf(cells, 'reference')
  const day = textOf(cells, 'day').replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  const isLine = reference.length >= 3 && reference.length <= longestReference && !/\p{Cc}/u.test(reference)
  return readParts<TransferChange>({
    refund: refundIn(reading, t),
    reference: isLine ? reference : wrongIn('reference', t('badReference', { value: reference })),
    day: isReadBy(dayIn, day) ? day : wrongIn('day', t('badDay', { value: day })),
  })
}

/** A line in which something else is wrong is of its refund as well. */
function refundIn({ cells, line, seen }: TransferReading, t: Translate<'refunds'>): string | WrongRow {
  const refund = textOf(cells, 'refund').toLowerCase()
  if (!isReadBy(uuid, refund)) return wrongIn('refund', wrongAbout(refund, t('badRefund')))
  const earlier = seen.lineOf(refund, line)
  if (earlier === null) return refund
  return wrongIn('refund', wrongAbout(t('onLine', { refund, line: earlier }), t('twice')))
}

function isReadBy(read: (written: string) => string, written: string): boolean {
  try {
    return read(written) === written
  } catch {
    return false
  }
}
