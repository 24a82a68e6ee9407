import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import type { Rehearsal } from '../tasks/rehearse/rehearse.ts'
import { type Fate, fates as everyFate } from '../tasks/rehearse/fates.ts'
import { texts } from '../texts/rehearse.ts'
import { texts as fateTexts } from '../texts/rehearse-fates.ts'
import type { ToldFinding } from './finding-told.ts'
import { cop, type Locale, numberIn, speaker } from '../words.ts'

/** A rehearsal with its findings counted. */
export interface Told extends Omit<Rehearsal, 'findings' | 'firstUnexplained'> {
  readonly firstUnexplained: ToldFinding | null
  readonly unexplained: number
  readonly durationMs: number
}

/** The closing report as a person reads it. */
export function rehearsalLines(told: Told, locale: Locale): readonly Line[] {
  const say = speaker(texts, locale)
  const { totals, fates, digest, lives, durationMs } = told
  const pesos = (amount: number) => cop(locale, amount)
  const wordOf = (fate: Fate) => fateTexts[locale][fate]
  const dealt = everyFate.filter((fate) => fates[fate] > 0)
  const never = everyFate.filter((fate) => fates[fate] === 0)
  return [
    ...tableLines(dealt, [
      { title: say('columnFate'), of: wordOf },
      { title: say('columnFamilies'), of: (fate) => numberIn(locale, fates[fate]), align: 'right' },
    ]),
    ...(never.length === 0 ? [] : [say('notDealt', { fates: never.map(wordOf).join('; ') })]),
    '',
    ...tableLines(totals.concepts, [
      { title: say('columnCode'), of: ({ code }) => code },
      { title: say('columnConcept'), of: ({ name }) => name, most: 36 },
      { title: say('columnNow'), of: ({ now }) => pesos(now), align: 'right' },
      { title: say('columnLater'), of: ({ later }) => pesos(later), align: 'right' },
    ]),
    '',
    ...tableLines(totals.days, [
      { title: say('columnDay'), of: ({ day }) => day },
      { title: say('columnPaid'), of: ({ paid }) => pesos(paid), align: 'right' },
      { title: say('columnProvider'), of: ({ provider }) => pesos(provider), align: 'right' },
      { title: say('columnBooked'), of: ({ booked }) => pesos(booked), align: 'right' },
    ]),
    '',
    say('enrolled', { n: totals.enrolled, students: totals.students }),
    say('paid', {
      paid: pesos(totals.paid),
      byProvider: pesos(totals.byProvider),
      byAgreement: pesos(totals.byAgreement),
    }),
    say('credit', { creditUsed: pesos(totals.creditUsed), balancePaid: pesos(totals.balancePaid) }),
    say('astray', { astray: pesos(totals.astray), givenBack: pesos(totals.givenBack) }),
    say('lives', { n: lives, seconds: Math.round(durationMs / 1000) }),
    say('digest', { digest }),
    ...endingOf(told, locale),
  ]
}

function endingOf({ firstUnexplained, unexplained }: Told, locale: Locale): readonly string[] {
  const say = speaker(texts, locale)
  if (firstUnexplained === null) return [say('explained')]
  const { student, step, expected, found } = firstUnexplained
  const named = say(`step_${step}`)
  return [
    say('unexplained', { n: unexplained }),
    student === null ? say('nobody', { step: named }) : say('whose', { student, step: named }),
    say('expected', { text: expected }),
    say('found', { text: found }),
  ]
}
