import { refundWays } from '@matricula/hub/api/lists'
import type { Cells, WrongRow } from '../../bulk/job.ts'
import { day as dayIn } from '../../flags.ts'
import { type Locale, translator } from '../../i18n.ts'
import { fold, pesosOf, studentCodeOf, textOf, wrong } from '../read-cells.ts'
import type { Way } from './withdrawal-change.ts'

/** What a line says; of whom nothing is said goes back what the season's rules propose. */
export interface WithdrawalRow {
  readonly student: string
  readonly day: string
  readonly reason: string
  readonly returned: number | null
  readonly way: Way | null
}

const longestReason = 120

export function readRow(cells: Cells, locale: Locale): WithdrawalRow | WrongRow {
  const t = translator('withdrawals', locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrong(t('badStudent', { value: textOf(cells, 'student') }))
  const day = textOf(cells, 'day').replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  if (!isDay(day)) return wrong(t('badDay', { value: day }))
  const reason = textOf(cells, 'reason')
  if (reason.length < 3 || reason.length > longestReason || /\p{Cc}/u.test(reason))
    return wrong(t('badReason', { value: reason }))
  const written = textOf(cells, 'returned')
  const returned = written === '' ? null : pesosOf(written)
  if (written !== '' && returned === null) return wrong(t('badReturned', { value: written }))
  const way = wayIn(textOf(cells, 'way'))
  if (way === undefined) return wrong(t('badWay', { value: textOf(cells, 'way') }))
  return { student, day, reason, returned, way }
}

function isDay(written: string): boolean {
  try {
    return dayIn(written) === written
  } catch {
    return false
  }
}

const words: Readonly<Record<Way, readonly string[]>> = {
  provider: ['proveedor', 'por el medio de pago', 'medio de pago', 'by the means of payment'],
  bank: ['banco', 'transferencia', 'por transferencia', 'transfer', 'by transfer'],
}

/** Null for an empty cell, undefined for what is no way. */
function wayIn(written: string): Way | null | undefined {
  const word = fold(written)
  if (word === '') return written === '' ? null : undefined
  return refundWays.find((way) => way === word || words[way].includes(word))
}
