import { useTranslate } from '../../i18n.ts'
import { SampleMails } from './sample-mails.tsx'
import type { PreviewState } from './use-preview.ts'

interface Props {
  readonly state: PreviewState
  /** Whether there is enough to write a mail from. */
  readonly isWhole: boolean
}

/** What real families would read, as one writes. */
export function LivePreview({ state: { preview, problem, isAsking }, isWhole }: Props) {
  const t = useTranslate()
  const isWrong = problem !== null && Object.keys(problem.errors).length > 0
  const key = !isWhole ? 'incomplete' : isWrong ? 'wrong' : isAsking ? 'writing' : 'asOf'
  return (
    <section className="write__preview panel" aria-label={t('office.reminders.preview')}>
      <h2>{t('office.reminders.preview')}</h2>
      <output className="page__lead">
        {problem !== null && !isWrong ? problem.detail || problem.title : t(`office.reminders.live.${key}`)}
      </output>
      {preview !== null && <SampleMails preview={preview} />}
    </section>
  )
}
