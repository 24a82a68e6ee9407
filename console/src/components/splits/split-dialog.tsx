import { useState } from 'react'
import type { OrderSplit, SplitAnswer } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Skeleton } from '../skeleton.tsx'
import { SplitForm } from './split-form.tsx'
import { SplitParts } from './split-parts.tsx'
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
  const { read, busy, problem, make, undo } = useSplit(student, onChange)
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
        {split !== null && <SplitParts split={split} school={school} />}
        {read.is === 'ready' && !stands && due !== null && read.answer.terms !== null && (
          <>
            <SplitRules terms={read.answer.terms} due={due} />
            <SplitForm
              most={read.answer.terms.parts}
              busy={busy}
              onMake={(asked) => void make({ ...asked, shownTotal: due })}
            />
          </>
        )}
        {split !== null && mayUndo(split) && <UndoSplit busy={busy} onUndo={() => void undo()} />}
        {problem !== null && (
          <Alert kind="error" title={problem.title || t('common.unexpected')}>
            {problem.detail && <p>{problem.detail}</p>}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

/** Said twice: links that others have been sent are of no use any more. */
function UndoSplit({ busy, onUndo }: { busy: boolean; onUndo: () => void }) {
  const t = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <p className="field__hint">{t('split.undoHint')}</p>
      {isAsked ? (
        <div className="split-undo">
          <Button variant="danger" busy={busy} onClick={onUndo}>
            {t('split.undoNow')}
          </Button>
          <Button variant="secondary" onClick={() => setIsAsked(false)}>
            {t('split.undoNot')}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {t('split.undo')}
        </Button>
      )}
    </>
  )
}

/** Nothing of it is paid or under way, and it is theirs. */
function mayUndo({ status, isOwn, parts }: OrderSplit): boolean {
  return status === 'standing' && isOwn && parts.every(({ state }) => state !== 'paid' && state !== 'paying')
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
        <li>{t('split.rules.days', { days: terms.days, until: longDate(terms.until, locale) })}</li>
        <li>{t('split.rules.refund')}</li>
        <li>{t('split.rules.fixed')}</li>
      </ul>
    </>
  )
}
