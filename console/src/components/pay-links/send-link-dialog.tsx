import { type ReactNode, useId, useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Focused } from '../focused.tsx'
import { type Translate, useTranslate } from '../../i18n.ts'
import { LinkFacts } from './link-facts.tsx'
import { firstName, type LinkStudent } from './link-student.ts'
import { SentLinks } from './sent-links.tsx'
import { ShareLink } from './share-link.tsx'
import { type Shows, ShowsChoice } from './shows-choice.tsx'
import { type AskedOf, useSentLinks } from './use-sent-links.ts'
import './pay-links.css'

/** What is paid: the students' enrolments, documents of accounting, or an amount on account of the one student. */
export type SentThing =
  | { readonly is: 'enrollment' }
  | {
      readonly is: 'invoices'
      readonly documents: readonly { readonly DocNum: string; readonly CardCode: string }[]
    }
  | {
      readonly is: 'account'
      /** COP; null where what is typed cannot be sent. */
      readonly amount: number | null
      readonly concept: string
    }

export interface LinkDue {
  readonly amount: number
  readonly concepts: readonly string[] | null
  /** The last day on which it is that amount, where one is known here. */
  readonly priceUntil?: string | null
}

export interface SendLinkProps {
  /** Whom it is for; of documents and an amount, whose they are. At least one. */
  students: readonly LinkStudent[]
  what: SentThing
  /** What is due today, COP, and what it is for where that is known here; null where nothing of it is. */
  due: LinkDue | null
  school: string
  /** Chooses what is paid by it; absent where that was chosen before. */
  choice?: ReactNode
  onClose: () => void
}

const MOST_DAYS = 30
const USUAL_DAYS = 7
const LONGEST_NOTE = 140

/** Makes a link, with what its payer will see beside the choice, and lists the students' links. */
export function SendLinkDialog({ students, what, due, school, choice, onClose }: SendLinkProps) {
  const t = useTranslate()
  const form = useId()
  const [shows, setShows] = useState<Shows>('amount')
  const [days, setDays] = useState(String(USUAL_DAYS))
  const [note, setNote] = useState('')
  const codes = students.map(({ code }) => code)
  const of = askedOf(what, codes)
  const { links, made, busy, problem, make, withdraw } = useSentLinks(codes, of)
  const isForSome = isComplete(what, codes)
  const isInRange = /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.close')}
      </Button>
      <Button type="submit" form={form} disabled={!isInRange || !isForSome} busy={busy}>
        {t('payLink.ask.make')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('payLink.send')} onClose={onClose} actions={actions}>
      <div className="send-link">
        <p>{leadOf(of, t)}</p>
        {made !== null && (
          <Focused key={made.id}>
            <ShareLink link={made} school={school} />
          </Focused>
        )}
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
            if (isInRange && isForSome) void make({ shows, days: Number(days), note: note.trim() })
          }}
        >
          {choice}
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
                isPart: false,
                expiresAt: null,
                daysFromFirst: null,
                priceUntil: due.priceUntil ?? null,
                children: students.length,
                // That they are said, where they are not known.
                concepts: shows === 'amount' ? null : [...(due.concepts ?? [t('payLink.ask.concepts')])],
                names: shows === 'name' ? students.map(firstName) : null,
                note: note.trim(),
              }}
            />
          </section>
        )}
        <SentLinks links={links} students={students} onWithdraw={withdraw} />
      </div>
    </Dialog>
  )
}

function askedOf(what: SentThing, codes: readonly string[]): AskedOf {
  switch (what.is) {
    case 'enrollment':
      return { kind: 'enrollment', students: codes }
    case 'invoices':
      return { kind: 'invoices', documents: what.documents }
    case 'account':
      return {
        kind: 'account',
        student: codes[0] ?? '',
        amount: what.amount ?? 0,
        concept: what.concept.trim(),
      }
  }
}

function isComplete(what: SentThing, codes: readonly string[]): boolean {
  if (what.is === 'account') return what.amount !== null
  return what.is === 'invoices' ? what.documents.length > 0 : codes.length > 0
}

function leadOf(of: AskedOf, t: Translate): string {
  if (of.kind === 'account') return t('payLink.ask.amountLead')
  if (of.kind === 'invoices') return t('payLink.ask.invoicesLead', { n: of.documents.length })
  const n = of.students.length
  return n > 1 ? t('payLink.ask.severalLead', { n }) : t('payLink.ask.lead')
}
