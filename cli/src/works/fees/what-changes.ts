import { texts } from '../../texts/fees.ts'
import { cop, type Locale, numberIn, type Say, speaker } from '../../words.ts'
import type { Decision } from './decide-fee.ts'
import type { Difference, FeeTerms } from './fee.ts'
import type { Decided } from './plan-fees.ts'

/** One line for the reader: grades to which the same happens are named together. */
export function whatChanges(code: string, decided: readonly Decided[], locale: Locale): string {
  const say = speaker(texts, locale)
  const names = new Map<string, string[]>()
  for (const { grade, decision } of decided) {
    const happens = whatHappens(code, decision, { locale, say })
    names.set(happens, [...(names.get(happens) ?? []), grade.name])
  }
  return [...names]
    .map(([happens, grades]) => happens.replace('{grades}', () => grades.join(', ')))
    .join('; ')
}

interface Speaking {
  readonly locale: Locale
  readonly say: Say<keyof typeof texts.es>
}

/** The place of the grades is left for whoever knows them all. */
function whatHappens(code: string, decision: Decision, { locale, say }: Speaking): string {
  switch (decision.is) {
    case 'create': {
      const { concept, value } = decision.terms
      return say('create', { code, concept, value: cop(locale, value) })
    }
    case 'edit': {
      const changes = decision.differences.map((one) => fromTo(one, { locale, say }))
      return say('change', { code, changes: changes.join(', ') })
    }
    case 'archive':
      return say('archive', { code, concept: decision.fee.concept })
    case 'same':
      return say('same', { code })
  }
}

function fromTo({ field, from, to }: Difference, speaking: Speaking): string {
  const shown = (value: FeeTerms[Difference['field']]) =>
    field === 'value' && typeof value === 'number' ? cop(speaking.locale, value) : shownAs(value, speaking)
  return speaking.say('fromTo', {
    field: speaking.say(`field_${field}`),
    from: shown(from),
    to: shown(to),
  })
}

const longest = 40

function shownAs(value: FeeTerms[Difference['field']], { locale, say }: Speaking): string {
  if (value === null || value === '') return say('empty')
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (typeof value === 'number') return numberIn(locale, value)
  return value.length > longest ? `«${value.slice(0, longest)}…»` : `«${value}»`
}
