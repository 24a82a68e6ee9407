import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { useRead } from '../api/use-read.ts'
import { moment } from '../moment.ts'
import type { StudentFile } from './student-file.ts'

type Draft = NonNullable<StudentFile['draft']>

const stepsOfDraft = ['initial', 'annual', 'transport', 'monthly', 'activities', 'pay'] as const

/** What the family has chosen so far, in words. */
export function ChoicesFacts({ draft, grade }: { draft: Draft; grade: number | null }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { step, period, method, quotas, transport, activities, updated_at: at } = draft
  const facts = [
    ['step', t(`wizard.steps.${stepsOfDraft[step]}`)],
    ['period', period === null ? '—' : t(`initial.period${period}`)],
    ['method', method === null ? '—' : t(`initial.method${method}`)],
    ['quotas', quotas === 0 ? '—' : t('initial.quotasOf', { n: quotas })],
    ['transport', useTransportText(transport)],
    ['activities', useActivityNames(activities, grade).join(', ') || '—'],
    ['changed', moment(at, locale)],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <ChoiceFact key={name} name={t(`office.studentFile.choices.${name}`)} value={value} />
      ))}
    </dl>
  )
}

function ChoiceFact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function useTransportText({ is, name, price, direction, basis }: Draft['transport']): string {
  const t = useTranslate()
  if (is !== 'chosen') return t(`office.studentFile.transport.${is}`)
  return [
    `${name}: $${formatCop(price ?? 0)} ${t('transport.monthly')}`,
    t(`transport.ride.${direction}`),
    t(`office.studentFile.transport.${basis}`),
  ].join(' · ')
}

/** The catalogue's names; the codes until it has answered. */
function useActivityNames(codes: readonly string[], grade: number | null): readonly string[] {
  const { answer = [] } = useRead('GET /api/enrollment/fees/community/{grade}', {
    params: { grade: grade ?? 0 },
    when: codes.length > 0 && grade !== null,
  })
  return codes.map((code) => answer.find((activity) => activity.code === code)?.concept ?? code)
}
