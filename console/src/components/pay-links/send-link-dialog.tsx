import { useId, useState } from 'react'
import type { Quote } from '../../api/types.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { type Translate, useTranslate } from '../../i18n.ts'
import { LinkFacts } from './link-facts.tsx'
import { SentLinks } from './sent-links.tsx'
import { ShareLink } from './share-link.tsx'
import { type Shows, ShowsChoice } from './shows-choice.tsx'
import { useSentLinks } from './use-sent-links.ts'
import './pay-links.css'

type PricedRows = Pick<Quote, 'annual' | 'monthly' | 'transport' | 'activities' | 'totals'>

export interface SendLinkProps {
  student: { readonly code: string; readonly firstNames: string }
  /** What is due today, COP, and its rows where they are known here; null where nothing of it is. */
  due: { readonly amount: number; readonly quote: PricedRows | null } | null
  school: string
  onClose: () => void
}

const MOST_DAYS = 30
const USUAL_DAYS = 7
const LONGEST_NOTE = 140

/** Makes a link, with what its payer will see beside the choice, and lists the student's links. */
export function SendLinkDialog({ student, due, school, onClose }: SendLinkProps) {
  const t = useTranslate()
  const form = useId()
  const [shows, setShows] = useState<Shows>('amount')
  const [days, setDays] = useState(String(USUAL_DAYS))
  const [note, setNote] = useState('')
  const { links, made, busy, problem, make, withdraw } = useSentLinks(student.code)
  const isInRange = /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.close')}
      </Button>
      <Button type="submit" form={form} disabled={!isInRange} busy={busy}>
        {t('payLink.ask.make')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('payLink.send')} onClose={onClose} actions={actions}>
      <div className="send-link">
        <p>{t('payLink.ask.lead')}</p>
        {made !== null && <ShareLink link={made} school={school} />}
        {problem !== null && (
          <Alert kind="error" title={problem.title || t('common.unexpected')}>
            {problem.detail && <p>{problem.detail}</p>}
          </Alert>
        )}
        <form
          id={form}
          className="send-link"
          onSubmit={(event) => {
            event.preventDefault()
            if (isInRange) void make({ shows, days: Number(days), note: note.trim() })
          }}
        >
          <ShowsChoice chosen={shows} onChoose={setShows} />
          <Field
            label={t('payLink.ask.days')}
            hint={t('payLink.ask.daysHint', { n: MOST_DAYS })}
            value={days}
            inputMode="numeric"
            maxLength={2}
            error={isInRange ? undefined : t('payLink.ask.daysHint', { n: MOST_DAYS })}
            onChange={({ target }) => setDays(target.value)}
          />
          <Field
            label={t('payLink.ask.note')}
            hint={t('payLink.ask.noteHint')}
            value={note}
            maxLength={LONGEST_NOTE}
            onChange={({ target }) => setNote(target.value)}
          />
        </form>
        {due !== null && (
          <section className="send-link" aria-labelledby={`${form}-preview`}>
            <h3 id={`${form}-preview`}>{t('payLink.ask.preview')}</h3>
            <LinkFacts
              amount={due.amount}
              link={{
                school: { name: school, phone: '' },
                expiresAt: null,
                concepts: shows === 'amount' ? null : conceptsOf(due.quote, t),
                child: shows === 'name' ? (student.firstNames.trim().split(/\s+/)[0] ?? '') : null,
                note: note.trim(),
              }}
            />
          </section>
        )}
        <SentLinks links={links} onWithdraw={withdraw} />
      </div>
    </Dialog>
  )
}

/** What is paid today, by name and each once, as the hub tells it to the payer; that it is said, where it is not known. */
function conceptsOf(quote: PricedRows | null, t: Translate): string[] {
  if (quote === null) return [t('payLink.ask.concepts')]
  const { annual, monthly, transport, activities, totals } = quote
  const rows = [...annual, ...monthly, ...transport, ...activities]
  const names = rows.filter(({ now }) => now > 0).map(({ name }) => name)
  return [...new Set(totals.balance > 0 ? [...names, t('payLink.debt')] : names)]
}
