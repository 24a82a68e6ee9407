import type { BulkJob, Cells, WrongRow } from '../../bulk/job.ts'
import { day as dayIn, uuid } from '../../flags.ts'
import { type Locale, translator } from '../../i18n.ts'
import { firstLines } from '../first-lines.ts'
import { memoize } from '../memoize.ts'
import { textOf, wrong, wrongAbout } from '../read-cells.ts'
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
    readRow: (cells) => readRow(cells, locale),
    planSize: 500,
    plan: async (rows, { hub }) => {
      transfers ??= memoize(() => readTransfers(hub))
      return planTransfers(rows, { seen, locale, transfers: await transfers() })
    },
  }
}

const longestReference = 60

function readRow(cells: Cells, locale: Locale): TransferChange | WrongRow {
  const t = translator('refunds', locale)
  const refund = textOf(cells, 'refund').toLowerCase()
  const reference = textOf(cells, 'reference')
  const day = textOf(cells, 'day').replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  if (!isReadBy(uuid, refund)) return wrongAbout(refund, t('badRefund'))
  if (reference.length < 3 || reference.length > longestReference || /\p{Cc}/u.test(reference))
    return wrong(t('badReference', { value: reference }))
  if (!isReadBy(dayIn, day)) return wrong(t('badDay', { value: day }))
  return { refund, reference, day }
}

function isReadBy(read: (written: string) => string, written: string): boolean {
  try {
    return read(written) === written
  } catch {
    return false
  }
}
