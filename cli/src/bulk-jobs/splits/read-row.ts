import { pesosIn } from '@matricula/hub/api/pesos'
import type { WrongRow } from '../../bulk/job.ts'
import { wrongRow } from '../../bulk/wrong-row.ts'
import { type Locale, translator } from '../../i18n.ts'
import { fold, isWrong, readParts, textOf, wrongAbout, wrongIn } from '../read-cells.ts'
import { readStudentOnce, type StudentReading } from '../read-student.ts'
import type { AskedPart, Shows } from './split-change.ts'

/** What a line says. */
export interface SplitRow {
  readonly student: string
  readonly parts: readonly AskedPart[]
  readonly shows: Shows
}

/** The hub takes no more of any season. */
export const partColumns = ['part_1', 'part_2', 'part_3', 'part_4', 'part_5', 'part_6'] as const

const longestLabel = 140

export function readRow(reading: StudentReading, locale: Locale): SplitRow | WrongRow {
  const t = translator('splits', locale)
  const { cells } = reading
  const parts = partColumns.flatMap((column) => {
    const written = textOf(cells, column)
    return written === '' ? [] : [partIn(written) ?? wrongIn(column, t('badPart', { value: written }))]
  })
  const bad = parts.filter(isWrong)
  const shows = textOf(cells, 'shows')
  return readParts<SplitRow>({
    student: readStudentOnce(reading, {
      bad: (value) => t('badStudent', { value }),
      twice: (student, line) => wrongAbout(t('onLine', { student, line }), t('twice')),
    }),
    parts: bad.length === 0 ? parts.filter((part): part is AskedPart => !isWrong(part)) : wrongRow(bad),
    shows: showsIn(shows) ?? wrongIn('shows', t('badShows', { value: shows })),
  })
}

/** `Mamá = 50 %`, `Papá = 1.375.000`, `Empresa = resto`; null for anything else. */
function partIn(written: string): AskedPart | null {
  const [, label = '', share = ''] = /^(.+?)\s*[=:]\s*([^=:]+)$/.exec(written) ?? []
  if (label === '' || label.length > longestLabel || /\p{C}/u.test(label)) return null
  if (['resto', 'el resto', 'rest', 'the rest'].includes(fold(share))) return { label, rest: true }
  const [, whole, hundredths = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%$/.exec(share.trim()) ?? []
  const percentBps = whole === undefined ? 0 : Number(whole) * 100 + Number(hundredths.padEnd(2, '0'))
  if (percentBps > 0) return percentBps > 10_000 ? null : { label, percentBps }
  const amount = pesosIn(share)
  return amount === null || amount === 0 ? null : { label, amount }
}

const words: Readonly<Record<Shows, readonly string[]>> = {
  amount: ['', 'valor', 'solo el valor'],
  concepts: ['conceptos'],
  name: ['nombre'],
}

function showsIn(written: string): Shows | null {
  const word = fold(written)
  const shows = ['amount', 'concepts', 'name'] as const
  return shows.find((one) => one === word || words[one].includes(word)) ?? null
}
