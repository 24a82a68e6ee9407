import type { Cells, WrongRow } from '../../bulk/job.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'
import { fold, pesosOf, readParts, textOf, wrongAbout, wrongIn } from '../read-cells.ts'
import { readStudentOnce, type StudentReading } from '../read-student.ts'
import { type LinkChange, type Shows, shown } from './link-change.ts'

/** What a line says; a link is for what is overdue, stands 7 days and shows the amount alone where it says nothing else. */
export interface LinkRow {
  readonly student: string
  /** COP on account, and what it is for; null where it is for what is overdue. */
  readonly onAccount: NonNullable<LinkChange['onAccount']> | null
  readonly shows: Shows
  readonly days: number
  readonly note: string
}

const usualDays = 7
const mostDays = 30
const longestNote = 140
const longestConcept = 60

export function readRow(reading: StudentReading, locale: Locale): LinkRow | WrongRow {
  const t = translator('pay-links', locale)
  const { cells } = reading
  const [shows, note] = [textOf(cells, 'shows'), textOf(cells, 'note')]
  return readParts<LinkRow>({
    student: readStudentOnce(reading, {
      bad: (value) => t('badStudent', { value }),
      twice: (student, line) => wrongAbout(t('onLine', { student, line }), t('twice')),
    }),
    onAccount: onAccountIn(cells, locale),
    shows: showsIn(shows) ?? wrongIn('shows', t('badShows', { value: shows })),
    days: daysIn(textOf(cells, 'days'), t),
    note: isShort(note, longestNote) ? note : wrongIn('note', t('badNote', { most: longestNote })),
  })
}

function onAccountIn(cells: Cells, locale: Locale): LinkRow['onAccount'] | WrongRow {
  const t = translator('pay-links', locale)
  const [amount, concept] = [pesosOf(cells, 'amount', locale), textOf(cells, 'concept')]
  if (amount === null) return concept === '' ? null : wrongIn('concept', t('conceptAlone'))
  return readParts<NonNullable<LinkRow['onAccount']>>({
    amount,
    concept: isShort(concept, longestConcept)
      ? concept
      : wrongIn('concept', t('badConcept', { most: longestConcept })),
  })
}

function daysIn(written: string, t: Translate<'pay-links'>): number | WrongRow {
  if (written === '') return usualDays
  const days = /^\d{1,2}$/.test(written) ? Number(written) : 0
  const isPossible = days >= 1 && days <= mostDays
  return isPossible ? days : wrongIn('days', t('badDays', { value: written, most: mostDays }))
}

function isShort(text: string, longest: number): boolean {
  return text.length <= longest && !/\p{C}/u.test(text)
}

const words: Readonly<Record<Shows, readonly string[]>> = {
  amount: ['valor', 'solo el valor', 'the amount'],
  concepts: ['conceptos', 'el valor y los conceptos', 'what is paid'],
  name: ['nombre', 'tambien el nombre', 'the name too'],
}

function showsIn(written: string): Shows | undefined {
  const word = fold(written)
  if (word === '') return written === '' ? 'amount' : undefined
  return shown.find((shows) => shows === word || words[shows].includes(word))
}
