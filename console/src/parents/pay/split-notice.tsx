import type { OrderSplit } from '../../api/types.ts'
import { mayUndo } from '../../components/splits/may-undo.ts'
import { SplitProgress } from '../../components/splits/split-progress.tsx'
import { useSplit } from '../../components/splits/use-split.ts'
import { useTranslate } from '../../i18n.ts'

const nothing = () => Promise.resolve()

/** How the parts stand that the family pays an enrolment in, and what can be done with them. */
export function SplitNotice({ student }: { student: string }) {
  const t = useTranslate()
  const { read } = useSplit(student, nothing)
  if (read.is === 'failed') return <p>{t('split.failed')}</p>
  const answer = read.is === 'ready' ? read.answer : null
  const split = answer?.split ?? null
  return (
    <>
      {answer !== null && split !== null && <SplitProgress split={split} terms={answer.terms} />}
      {split !== null && <p>{t(actsOf(split))}</p>}
    </>
  )
}

function actsOf(split: OrderSplit): string {
  if (!split.isOwn) return 'split.others'
  return mayUndo(split) ? 'pay.order-split-undo' : 'pay.order-split-see'
}
