import type { Cells, WrongRow } from '../../bulk/job.ts'
import { type Locale, translator } from '../../i18n.ts'
import { fold, studentCodeOf, textOf, wrong } from '../read-cells.ts'
import { type Shows, shown } from './link-change.ts'

/** What a line says; a link stands 7 days and shows the amount alone where it says nothing else. */
export interface LinkRow {
  readonly student: string
  readonly shows: Shows
  readonly days: number
  readonly note: string
}

const usualDays = 7
const mostDays = 30
const longestNote = 140

export function readRow(cells: Cells, locale: Locale): LinkRow | WrongRow {
  const t = translator('pay-links', locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrong(t('badStudent', { value: textOf(cells, 'student') }))
  const shows = showsIn(textOf(cells, 'shows'))
  if (shows === undefined) return wrong(t('badShows', { value: textOf(cells, 'shows') }))
  const written = textOf(cells, 'days')
  const days = written === '' ? usualDays : /^\d{1,2}$/.test(written) ? Number(written) : 0
  if (days < 1 || days > mostDays) return wrong(t('badDays', { value: written, most: mostDays }))
  const note = textOf(cells, 'note')
  if (note.length > longestNote || /\p{C}/u.test(note)) return wrong(t('badNote', { most: longestNote }))
  return { student, shows, days, note }
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
