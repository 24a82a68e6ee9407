import { texts } from '../../texts/fees.ts'
import { formatCop, type Locale, formatNumber, type Translate, translator } from '../../i18n.ts'
import type { FeeDecision } from './decide-fee.ts'
import type { FeeDifference, FeeTerms } from './fee.ts'
import type { GradeDecision } from './plan-fees.ts'

/** One line for the reader: grades to which the same happens are named together. */
export function whatChanges(code: string, decided: readonly GradeDecision[], locale: Locale): string {
  const t = translator(texts, locale)
  const names = new Map<string, string[]>()
  for (const { grade, decision } of decided) {
    const happens = whatHappens(code, decision, { locale, t })
    names.set(happens, [...(names.get(happens) ?? []), grade.name])
  }
  return [...names]
    .map(([happens, grades]) => happens.replace('{grades}', () => grades.join(', ')))
    .join('; ')
}

interface I18n {
  readonly locale: Locale
  readonly t: Translate<keyof typeof texts.es>
}

/** The place of the grades is left for whoever knows them all. */
function whatHappens(code: string, decision: FeeDecision, { locale, t }: I18n): string {
  switch (decision.is) {
    case 'create': {
      const { concept, value } = decision.terms
      return t('create', { code, concept, value: formatCop(locale, value) })
    }
    case 'edit': {
      const changes = decision.differences.map((one) => fromTo(one, { locale, t }))
      return t('change', { code, changes: changes.join(', ') })
    }
    case 'archive':
      return t('archive', { code, concept: decision.fee.concept })
    case 'same':
      return t('same', { code })
  }
}

function fromTo({ field, from, to }: FeeDifference, i18n: I18n): string {
  const shown = (value: FeeTerms[FeeDifference['field']]) =>
    field === 'value' && typeof value === 'number' ? formatCop(i18n.locale, value) : shownAs(value, i18n)
  return i18n.t('fromTo', {
    field: i18n.t(`field_${field}`),
    from: shown(from),
    to: shown(to),
  })
}

const longest = 40

function shownAs(value: FeeTerms[FeeDifference['field']], { locale, t }: I18n): string {
  if (value === null || value === '') return t('empty')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return formatNumber(locale, value)
  return value.length > longest ? `«${value.slice(0, longest)}…»` : `«${value}»`
}
