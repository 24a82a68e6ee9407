import { useTexts } from '../../i18n.ts'
import { SampleMails } from './sample-mails.tsx'
import type { PreviewState } from './use-preview.ts'

interface Props {
  readonly state: PreviewState
  /** Whether there is enough to write a mail from. */
  readonly isWhole: boolean
}

/** What real families would read, as one writes. */
export function LivePreview({ state: { preview, problem, isAsking }, isWhole }: Props) {
  const text = useTexts()
  const isWrong = problem !== null && Object.keys(problem.errors).length > 0
  const said = !isWhole ? 'incomplete' : isWrong ? 'wrong' : isAsking ? 'writing' : 'asOf'
  return (
    <section className="write__preview panel" aria-label={text('office.reminders.preview')}>
      <h2>{text('office.reminders.preview')}</h2>
      <output className="page__lead">
        {problem !== null && !isWrong
          ? problem.detail || problem.title
          : text(`office.reminders.live.${said}`)}
      </output>
      {preview !== null && <SampleMails preview={preview} />}
    </section>
  )
}
