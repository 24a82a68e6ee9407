import type { BulkJob } from '../../bulk/job.ts'
import type { Locale } from '../../i18n.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases } from '../read-cells.ts'
import { withdrawalHandler } from './apply.ts'
import { planWithdrawals } from './plan-withdrawals.ts'
import { readRow, type WithdrawalRow } from './read-row.ts'

/** Students who leave. One run of it: it knows which it has seen. */
export function withdrawalsJob(locale: Locale): BulkJob<WithdrawalRow> {
  const seen = firstLines()
  return {
    ...withdrawalHandler,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
      {
        name: 'day',
        isRequired: true,
        example: '2025-09-15',
        aliases: ['día', 'fecha', 'día del retiro', 'day of leaving'],
      },
      { name: 'reason', isRequired: true, example: 'Se muda de ciudad', aliases: ['motivo'] },
      {
        name: 'returned',
        isRequired: false,
        example: '1500000',
        aliases: ['valor', 'se devuelve', 'goes back'],
      },
      {
        name: 'way',
        isRequired: false,
        example: 'provider',
        aliases: ['cómo se devuelve', 'how it is given back'],
      },
    ],
    readRow: (cells, line) => readRow({ cells, line, seen }, locale),
    planSize: 50,
    plan: planWithdrawals,
  }
}
