import type { SplitAnswer } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Alert } from '../alert.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { HubProblem } from '../../api/hub.ts'
import { SplitForm } from './split-form.tsx'
import { SplitParts } from './split-parts.tsx'
import { mayUndo } from './may-undo.ts'
import { leastOf } from './split-sum.ts'
import { useSplit } from './use-split.ts'
import '../pay-links/pay-links.css'
import './split.css'

interface Props {
  /** School code. */
  student: string
  /** What is due today, COP; null where only what stands is shown. */
  due: number | null
  /** Why nothing can be split, where the hub has said so. */
  whyNot?: string | null
  school: string
  onChange: () => Promise<void>
  onClose: () => void
}

/** An order that several people pay: how that goes is told before it is split, and how each part stands after. */
export function SplitDialog({ student, due, whyNot = null, school, onChange, onClose }: Props) {
  const t = useTranslate()
  const { read, busy, problem, isMade, make, undo } = useSplit(student, onChange)
  const split = read.is === 'ready' ? read.answer.split : null
  const stands = split !== null && split.status !== 'ended'
  return (
    <Dialog
      title={t('split.open')}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div className="send-link">
        {read.is === 'loading' && <Skeleton blocks={[48, 96]} />}
        {read.is === 'failed' && <p>{t('split.failed')}</p>}
        {read.is === 'ready' && split === null && due === null && <p>{t('split.none')}</p>}
        {read.is === 'ready' && !stands && due === null && whyNot !== null && <p>{whyNot}</p>}
        {read.is === 'ready' && split !== null && (
          <SplitParts split={split} terms={read.answer.terms} school={school} isMade={isMade} />
        )}
        {read.is === 'ready' && !stands && due !== null && read.answer.terms !== null && (
          <>
            <SplitRules terms={read.answer.terms} due={due} />
            <SplitForm
              terms={read.answer.terms}
              due={due}
              busy={busy}
              problem={problem !== null && <Refused problem={problem} />}
              onMake={(asked) => void make({ ...asked, shownTotal: due })}
            />
          </>
        )}
        {split !== null && mayUndo(split) && (
          <ConfirmButton
            words={{
              act: t('split.undo'),
              hint: t('split.undoHint'),
              yes: t('split.undoNow'),
              no: t('split.undoNot'),
            }}
            busy={busy}
            onAct={() => void undo()}
          />
        )}
        {problem !== null && (stands || due === null) && <Refused problem={problem} />}
      </div>
    </Dialog>
  )
}

/** Comes into view: the form is longer than a screen. */
function Refused({ problem: { title, detail } }: { problem: HubProblem }) {
  const t = useTranslate()
  return (
    <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
      <Alert kind="error" title={title || t('common.unexpected')}>
        {detail && <p>{detail}</p>}
      </Alert>
    </div>
  )
}

/** What the family has to know before it splits (splits-2, splits-9). */
function SplitRules({ terms, due }: { terms: NonNullable<SplitAnswer['terms']>; due: number }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <>
      <p>{t('split.lead', { total: pesos(due) })}</p>
      <ul className="split-rules">
        <li>{t('split.rules.price')}</li>
        <li>{t('split.rules.least', { minimum: pesos(leastOf(due, terms.minimumBps)), n: terms.parts })}</li>
        <li>{t('split.rules.days', { days: terms.days, until: longDate(terms.until, locale) })}</li>
        <li>{t('split.rules.refund')}</li>
        <li>{t('split.rules.fixed')}</li>
      </ul>
    </>
  )
}
