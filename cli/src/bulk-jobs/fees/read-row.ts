import type { Cells, WrongRow } from '../../bulk/job.ts'
import { wrongRow } from '../../bulk/wrong-row.ts'
import { fold, isWrong, pesosOf, readParts, textOf, wrongIn, yesOrNo } from '../read-cells.ts'
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
  const archive = yesOrNo(cells, 'archive')
  return readParts<FeeRow>({
    grades: grades.length === 0 ? wrongIn('grade', t('gradeMissing')) : grades,
    code: codeIn(textOf(cells, 'code'), t),
    isArchived: archive === null ? badYesNo(cells, 'archive', t) : archive === true,
    said: readTerms(cells, t, locale),
  })
}

function codeIn(code: string, t: TranslateFees): string | WrongRow {
  if (code === '') return wrongIn('code', t('codeMissing'))
  return codeForm.test(code) ? code : wrongIn('code', t('codeWrong', { value: code }))
}

function readTerms(cells: Cells, t: TranslateFees, locale: Locale): Partial<FeeTerms> | WrongRow {
  const read = readers.map((reader) => reader(cells, t, locale))
  const wrong = read.filter(isWrong)
  return wrong.length === 0 ? (Object.assign({}, ...read) as Partial<FeeTerms>) : wrongRow(wrong)
}

type RowReader = (cells: Cells, t: TranslateFees, locale: Locale) => Partial<FeeTerms> | WrongRow

const readers: readonly RowReader[] = [
  (cells, t) => readText('concept', 150, cells, t),
  (cells, t) =>
    isCleared(cells, 'description') ? { description: '' } : readText('description', 1000, cells, t),
  (cells, t) => (isCleared(cells, 'schedule') ? { schedule: null } : readText('schedule', 200, cells, t)),
  (cells, _t, locale) => {
    const value = pesosOf(cells, 'value', locale)
    if (isWrong(value)) return value
    return value === null ? {} : { value }
  },
  (cells, t) => {
    const mandatory = yesOrNo(cells, 'mandatory')
    if (mandatory === null) return badYesNo(cells, 'mandatory', t)
    return mandatory === undefined ? {} : { mandatory }
  },
  (cells, t) => {
    const written = textOf(cells, 'type')
    const type = own(typeWords, fold(written))
    if (type === undefined) return written === '' ? {} : wrongIn('type', t('typeWrong', { value: written }))
    return { type }
  },
  (cells, t) => {
    const written = textOf(cells, 'eco_type')
    const type = own(ecoWords, fold(written))
    if (type === undefined)
      return written === '' ? {} : wrongIn('eco_type', t('ecoTypeWrong', { value: written }))
    return { eco_type: type }
  },
  (cells, t) => {
    const written = textOf(cells, 'cuota')
    if (written === '') return {}
    if (isCleared(cells, 'cuota')) return { cuota: null }
    return /^\d{1,6}$/.test(written)
      ? { cuota: Number(written) }
      : wrongIn('cuota', t('cuotaWrong', { value: written }))
  },
  (cells, t) => {
    const link = textOf(cells, 'promo_img_link')
    if (link === '') return {}
    if (isCleared(cells, 'promo_img_link')) return { promo_img_link: null }
    const isLink = link.length <= 500 && !/[\s\p{Cc}]|^\/|^(?!https?:)[a-z][a-z0-9+-]*:/iu.test(link)
    return isLink ? { promo_img_link: link } : wrongIn('promo_img_link', t('linkWrong', { value: link }))
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
  if (text.length > most) return wrongIn(column, t('tooLong', { column, most }))
  return text === '' ? {} : { [column]: text }
}

/** A hyphen alone empties what a fee has; an empty cell leaves it. */
function isCleared(cells: Cells, column: keyof FeeTerms): boolean {
  return cells[column]?.trim() === '-'
}

function badYesNo(cells: Cells, column: string, t: TranslateFees): WrongRow {
  return wrongIn(column, t('yesNoWrong', { value: textOf(cells, column), column }))
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
