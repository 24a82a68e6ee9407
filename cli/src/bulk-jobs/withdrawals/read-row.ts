import { refundWays } from '@matricula/hub/api/lists'
import type { WrongRow } from '../../bulk/job.ts'
import { day as dayIn } from '../../flags.ts'
import { type Locale, translator } from '../../i18n.ts'
import { fold, pesosOf, readParts, textOf, wrongAbout, wrongIn } from '../read-cells.ts'
import { readStudentOnce, type StudentReading } from '../read-student.ts'
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

export function readRow(reading: StudentReading, locale: Locale): WithdrawalRow | WrongRow {
  const t = translator('withdrawals', locale)
  const { cells } = reading
  const day = textOf(cells, 'day').replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  const reason = textOf(cells, 'reason')
  const way = wayIn(textOf(cells, 'way'))
  return readParts<WithdrawalRow>({
    student: readStudentOnce(reading, {
      bad: (value) => t('badStudent', { value }),
      twice: (student, line) => wrongAbout(t('onLine', { student, line }), t('twice')),
    }),
    day: isDay(day) ? day : wrongIn('day', t('badDay', { value: day })),
    reason: isReason(reason) ? reason : wrongIn('reason', t('badReason', { value: reason })),
    returned: pesosOf(cells, 'returned', locale),
    way: way === undefined ? wrongIn('way', t('badWay', { value: textOf(cells, 'way') })) : way,
  })
}

function isReason(written: string): boolean {
  return written.length >= 3 && written.length <= longestReason && !/\p{Cc}/u.test(written)
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
