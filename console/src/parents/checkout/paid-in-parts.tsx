import { Skeleton } from '../../components/skeleton.tsx'
import { SplitParts } from '../../components/splits/split-parts.tsx'
import { useSplit } from '../../components/splits/use-split.ts'
import '../../components/pay-links/pay-links.css'
import '../../components/splits/split.css'
import { useTranslate } from '../../i18n.ts'
import { NextActionLink } from './next-action.tsx'

interface Props {
  /** As the hub says it. */
  said: { readonly title: string; readonly body: string }
  /** School code. */
  student: string
  school: string
}

const nothingElse = () => Promise.resolve()

/** An order that several people pay, with the parts that are the reader's to see (splits-3). */
export function PaidInParts({ said, student, school }: Props) {
  const t = useTranslate()
  const { read } = useSplit(student, nothingElse)
  return (
    <section className="outcome outcome--info">
      <div className="outcome__said">
        <h2 className="outcome__title">{said.title}</h2>
        <p className="outcome__body">{said.body}</p>
      </div>
      {read.is === 'loading' && <Skeleton blocks={[48, 96]} />}
      {read.is === 'failed' && <p>{t('split.failed')}</p>}
      {read.is === 'ready' && read.answer.split !== null && (
        <SplitParts split={read.answer.split} terms={read.answer.terms} school={school} isMade={false} />
      )}
      <div className="outcome__acts">
        <NextActionLink action="main" variant="secondary" token="" result={null} onAgain={null} />
      </div>
    </section>
  )
}
