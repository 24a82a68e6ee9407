import type { Cells, WrongRow } from '../../bulk/job.ts'
import { fold, isWrong, pesosOf, textOf, wrong, yesOrNo } from '../read-cells.ts'
import { type EcoType, type FeeTerms, type FeeType } from './fee.ts'
import { own } from '../../own.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

/** A row as it was written: what it does not say stays as it is. */
export interface FeeRow {
  /** Ids, names or keys; the hub knows them. */
  readonly grades: readonly string[]
  readonly code: string
  readonly isArchived: boolean
  readonly said: Partial<FeeTerms>
}

type TranslateFees = Translate<'fees'>

const codeForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/

export function readFeeRow(cells: Cells, locale: Locale): FeeRow | WrongRow {
  const t = translator('fees', locale)
  const grades = textOf(cells, 'grade')
    .split(/[,;|/]/)
    .map((grade) => grade.trim())
    .filter((grade) => grade !== '')
  if (grades.length === 0) return wrong(t('gradeMissing'))
  const code = textOf(cells, 'code')
  if (code === '') return wrong(t('codeMissing'))
  if (!codeForm.test(code)) return wrong(t('codeWrong', { value: code }))
  const archive = yesOrNo(cells, 'archive')
  if (archive === null) return badYesNo(cells, 'archive', t)
  const said = readTerms(cells, t)
  return isWrong(said) ? said : { grades, code, isArchived: archive === true, said }
}

function readTerms(cells: Cells, t: TranslateFees): Partial<FeeTerms> | WrongRow {
  const read: Partial<FeeTerms>[] = []
  for (const reader of readers) {
    const part = reader(cells, t)
    if (isWrong(part)) return part
    read.push(part)
  }
  return Object.assign({}, ...read) as Partial<FeeTerms>
}

type RowReader = (cells: Cells, t: TranslateFees) => Partial<FeeTerms> | WrongRow

const readers: readonly RowReader[] = [
  (cells, t) => readText('concept', 150, cells, t),
  (cells, t) =>
    isCleared(cells, 'description') ? { description: '' } : readText('description', 1000, cells, t),
  (cells, t) => (isCleared(cells, 'schedule') ? { schedule: null } : readText('schedule', 200, cells, t)),
  (cells, t) => {
    const written = textOf(cells, 'value')
    const value = pesosOf(written)
    if (value === null) return written === '' ? {} : wrong(t('valueWrong', { value: written }))
    return { value }
  },
  (cells, t) => {
    const mandatory = yesOrNo(cells, 'mandatory')
    if (mandatory === null) return badYesNo(cells, 'mandatory', t)
    return mandatory === undefined ? {} : { mandatory }
  },
  (cells, t) => {
    const written = textOf(cells, 'type')
    const type = own(typeWords, fold(written))
    if (type === undefined) return written === '' ? {} : wrong(t('typeWrong', { value: written }))
    return { type }
  },
  (cells, t) => {
    const written = textOf(cells, 'eco_type')
    const type = own(ecoWords, fold(written))
    if (type === undefined) return written === '' ? {} : wrong(t('ecoTypeWrong', { value: written }))
    return { eco_type: type }
  },
  (cells, t) => {
    const written = textOf(cells, 'cuota')
    if (written === '') return {}
    if (isCleared(cells, 'cuota')) return { cuota: null }
    return /^\d{1,6}$/.test(written) ? { cuota: Number(written) } : wrong(t('cuotaWrong', { value: written }))
  },
  (cells, t) => {
    const link = textOf(cells, 'promo_img_link')
    if (link === '') return {}
    if (isCleared(cells, 'promo_img_link')) return { promo_img_link: null }
    const isLink = link.length <= 500 && !/[\s\p{Cc}]|^\/|^(?!https?:)[a-z][a-z0-9+-]*:/iu.test(link)
    return isLink ? { promo_img_link: link } : wrong(t('linkWrong', { value: link }))
  },
]

type Worded = 'concept' | 'description' | 'schedule'

function readText(
  column: Worded,
  most: number,
  cells: Cells,
  t: TranslateFees,
): Partial<FeeTerms> | WrongRow {
  const text = textOf(cells, column)
  if (text.length > most) return wrong(t('tooLong', { column, most }))
  return text === '' ? {} : { [column]: text }
}

/** A hyphen alone empties what a fee has; an empty cell leaves it. */
function isCleared(cells: Cells, column: keyof FeeTerms): boolean {
  return cells[column]?.trim() === '-'
}

function badYesNo(cells: Cells, column: string, t: TranslateFees): WrongRow {
  return wrong(t('yesNoWrong', { value: textOf(cells, column), column }))
}

const typeWords: Readonly<Record<string, FeeType>> = {
  anual: 'ANUAL',
  annual: 'ANUAL',
  mensual: 'MENSUAL',
  monthly: 'MENSUAL',
  eco: 'ECO',
  club: 'CLUB',
}

const ecoWords: Readonly<Record<string, EcoType>> = {
  incluida: 'incluida',
  included: 'incluida',
  adicional: 'adicional',
  additional: 'adicional',
  club: 'club',
}
