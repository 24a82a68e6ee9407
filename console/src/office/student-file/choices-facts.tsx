import { useLocale, useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { useRead } from '../api/use-read.ts'
import { moment } from '../moment.ts'
import type { StudentFile } from './student-file.ts'

type Draft = NonNullable<StudentFile['draft']>

const stepsOfDraft = ['initial', 'annual', 'transport', 'monthly', 'activities', 'pay'] as const

/** What the family has chosen so far, in words. */
export function ChoicesFacts({ draft, grade }: { draft: Draft; grade: number | null }) {
  const text = useTexts()
  const { locale } = useLocale()
  const { step, period, method, quotas, transport, activities, updated_at: at } = draft
  const facts = [
    ['step', text(`wizard.steps.${stepsOfDraft[step]}`)],
    ['period', period === null ? '—' : text(`initial.period${period}`)],
    ['method', method === null ? '—' : text(`initial.method${method}`)],
    ['quotas', quotas === 0 ? '—' : text('initial.quotasOf', { n: quotas })],
    ['transport', useTransportWords(transport)],
    ['activities', useActivityNames(activities, grade).join(', ') || '—'],
    ['changed', moment(at, locale)],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, said]) => (
        <ChoiceFact key={name} name={text(`office.studentFile.choices.${name}`)} said={said} />
      ))}
    </dl>
  )
}

function ChoiceFact({ name, said }: { name: string; said: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{said}</dd>
    </>
  )
}

function useTransportWords({ is, name, price, direction, basis }: Draft['transport']): string {
  const text = useTexts()
  if (is !== 'chosen') return text(`office.studentFile.transport.${is}`)
  return [
    `${name}: $${cop(price ?? 0)} ${text('transport.monthly')}`,
    text(`transport.ride.${direction}`),
    text(`office.studentFile.transport.${basis}`),
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
