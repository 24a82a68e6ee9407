import type { Cells, Wrong } from '../../bulk/work.ts'
import { texts } from '../../texts/fees.ts'
import { type Locale, type Say, speaker } from '../../words.ts'
import { fold, isWrong, pesosOf, textOf, wrong, yesOrNo } from '../read-cells.ts'
import { type EcoType, type FeeTerms, type FeeType } from './fee.ts'
import { own } from '../../own.ts'

/** A row as it was written: what it does not say stays as it is. */
export interface FeeRow {
  /** Ids, names or keys; the hub knows them. */
  readonly grades: readonly string[]
  readonly code: string
  readonly isArchived: boolean
  readonly said: Partial<FeeTerms>
}

type SayFees = Say<keyof typeof texts.es>

const codeForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/

export function readFeeRow(cells: Cells, locale: Locale): FeeRow | Wrong {
  const say = speaker(texts, locale)
  const grades = textOf(cells, 'grade')
    .split(/[,;|/]/)
    .map((grade) => grade.trim())
    .filter((grade) => grade !== '')
  if (grades.length === 0) return wrong(say('gradeMissing'))
  const code = textOf(cells, 'code')
  if (code === '') return wrong(say('codeMissing'))
  if (!codeForm.test(code)) return wrong(say('codeWrong', { value: code }))
  const archive = yesOrNo(cells, 'archive')
  if (archive === null) return badYesNo(cells, 'archive', say)
  const said = readTerms(cells, say)
  return isWrong(said) ? said : { grades, code, isArchived: archive === true, said }
}

function readTerms(cells: Cells, say: SayFees): Partial<FeeTerms> | Wrong {
  const read: Partial<FeeTerms>[] = []
  for (const reader of readers) {
    const part = reader(cells, say)
    if (isWrong(part)) return part
    read.push(part)
  }
  return Object.assign({}, ...read) as Partial<FeeTerms>
}

type Reader = (cells: Cells, say: SayFees) => Partial<FeeTerms> | Wrong

const readers: readonly Reader[] = [
  (cells, say) => readText('concept', 150, cells, say),
  (cells, say) =>
    isCleared(cells, 'description') ? { description: '' } : readText('description', 1000, cells, say),
  (cells, say) => (isCleared(cells, 'schedule') ? { schedule: null } : readText('schedule', 200, cells, say)),
  (cells, say) => {
    const written = textOf(cells, 'value')
    const value = pesosOf(written)
    if (value === null) return written === '' ? {} : wrong(say('valueWrong', { value: written }))
    return { value }
  },
  (cells, say) => {
    const mandatory = yesOrNo(cells, 'mandatory')
    if (mandatory === null) return badYesNo(cells, 'mandatory', say)
    return mandatory === undefined ? {} : { mandatory }
  },
  (cells, say) => {
    const written = textOf(cells, 'type')
    const type = own(typeWords, fold(written))
    if (type === undefined) return written === '' ? {} : wrong(say('typeWrong', { value: written }))
    return { type }
  },
  (cells, say) => {
    const written = textOf(cells, 'eco_type')
    const type = own(ecoWords, fold(written))
    if (type === undefined) return written === '' ? {} : wrong(say('ecoTypeWrong', { value: written }))
    return { eco_type: type }
  },
  (cells, say) => {
    const written = textOf(cells, 'cuota')
    if (written === '') return {}
    if (isCleared(cells, 'cuota')) return { cuota: null }
    return /^\d{1,6}$/.test(written)
      ? { cuota: Number(written) }
      : wrong(say('cuotaWrong', { value: written }))
  },
  (cells, say) => {
    const link = textOf(cells, 'promo_img_link')
    if (link === '') return {}
    if (isCleared(cells, 'promo_img_link')) return { promo_img_link: null }
    const isLink = link.length <= 500 && !/[\s\p{Cc}]|^\/|^(?!https?:)[a-z][a-z0-9+-]*:/iu.test(link)
    return isLink ? { promo_img_link: link } : wrong(say('linkWrong', { value: link }))
  },
]

type Worded = 'concept' | 'description' | 'schedule'

function readText(column: Worded, most: number, cells: Cells, say: SayFees): Partial<FeeTerms> | Wrong {
  const text = textOf(cells, column)
  if (text.length > most) return wrong(say('tooLong', { column, most }))
  return text === '' ? {} : { [column]: text }
}

/** A hyphen alone empties what a fee has; an empty cell leaves it. */
function isCleared(cells: Cells, column: keyof FeeTerms): boolean {
  return cells[column]?.trim() === '-'
}

function badYesNo(cells: Cells, column: string, say: SayFees): Wrong {
  return wrong(say('yesNoWrong', { value: textOf(cells, column), column }))
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
