import { type EnrolmentOutcome, outcomes as everyOutcome, type Rehearsal } from '@matricula/rehearsal'
import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import type { DescribedFinding } from './describe-finding.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { formatCop, type Locale, translator } from '../i18n.ts'

/** A rehearsal with its findings counted. */
export interface RehearsalReport extends Omit<Rehearsal, 'findings' | 'firstUnexplained'> {
  readonly firstUnexplained: DescribedFinding | null
  readonly unexplained: number
  readonly durationMs: number
}

/** The closing report as a person reads it. */
export function rehearsalLines(report: RehearsalReport, locale: Locale): readonly Line[] {
  const t = translator('rehearse', locale)
  const { totals, fates, digest, lives, durationMs } = report
  const pesos = (amount: number) => formatCop(locale, amount)
  const tOutcome = translator('rehearse-outcomes', locale)
  const labelOf = (outcome: EnrolmentOutcome) => tOutcome(outcome)
  const happened = everyOutcome.filter((outcome) => fates[outcome] > 0)
  const never = everyOutcome.filter((outcome) => fates[outcome] === 0)
  return [
    ...tableLines(happened, [
      { title: t('columnFate'), of: labelOf },
      { title: t('columnFamilies'), of: (outcome) => formatNumber(locale, fates[outcome]), align: 'right' },
    ]),
    ...(never.length === 0 ? [] : [t('notDealt', { fates: never.map(labelOf).join('; ') })]),
    '',
    ...tableLines(totals.concepts, [
      { title: t('columnCode'), of: ({ code }) => code },
      { title: t('columnConcept'), of: ({ name }) => name, most: 36 },
      { title: t('columnNow'), of: ({ now }) => pesos(now), align: 'right' },
      { title: t('columnLater'), of: ({ later }) => pesos(later), align: 'right' },
    ]),
    '',
    ...tableLines(totals.days, [
      { title: t('columnDay'), of: ({ day }) => day },
      { title: t('columnPaid'), of: ({ paid }) => pesos(paid), align: 'right' },
      { title: t('columnProvider'), of: ({ provider }) => pesos(provider), align: 'right' },
      { title: t('columnBooked'), of: ({ booked }) => pesos(booked), align: 'right' },
    ]),
    '',
    ...tableLines(report.accounts, [
      { title: t('columnAccount'), of: ({ account }) => account },
      { title: t('columnStands'), of: ({ amount }) => pesos(amount), align: 'right' },
    ]),
    '',
    t('enrolled', { n: totals.enrolled, students: totals.students }),
    t('paid', {
      paid: pesos(totals.paid),
      byProvider: pesos(totals.byProvider),
      byAgreement: pesos(totals.byAgreement),
    }),
    t('credit', { creditUsed: pesos(totals.creditUsed), balancePaid: pesos(totals.balancePaid) }),
    t('astray', { astray: pesos(totals.astray), givenBack: pesos(totals.givenBack) }),
    t('onAccount', {
      onAccount: pesos(totals.onAccount),
      onAccountBack: pesos(totals.onAccountBack),
    }),
    t('lives', { n: lives, seconds: Math.round(durationMs / 1000) }),
    t('digest', { digest }),
    ...endingOf(report, locale),
  ]
}

function endingOf({ firstUnexplained, unexplained }: RehearsalReport, locale: Locale): readonly string[] {
  const t = translator('rehearse', locale)
  if (firstUnexplained === null) return [t('explained')]
  const { student, step, expected, found } = firstUnexplained
  const named = t(`step_${step}`)
  return [
    t('unexplained', { n: unexplained }),
    student === null ? t('nobody', { step: named }) : t('whose', { student, step: named }),
    t('expected', { text: expected }),
    t('found', { text: found }),
  ]
}
