import { useId } from 'react'
import type { CalendarEntry, StudentCalendar } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'

type CalendarInvoice = CalendarEntry['invoices'][number]

/** What a link is for: enrolments of the family, by code, or open invoices of the student, by number. */
export type Sent =
  { is: 'enrollment'; codes: ReadonlySet<string> } | { is: 'invoices'; documents: ReadonlySet<string> }

interface Props {
  sent: Sent
  members: readonly { readonly code: string; readonly name: string }[]
  invoices: readonly CalendarInvoice[]
  onChoose: (sent: Sent) => void
}

/** Those that can be paid now, each once. */
export function openInvoicesIn({ entries }: StudentCalendar): CalendarInvoice[] {
  const open = entries.flatMap(({ invoices }) => invoices).filter(isOpen)
  return [...new Map(open.map((invoice) => [invoice.DocNum, invoice])).values()]
}

function isOpen({ state, SaldoPendiente }: CalendarInvoice): boolean {
  return state === 'open' && SaldoPendiente > 0
}

/** Finance chooses what a link is for; what the student alone has to pay is not asked about. */
export function WhatToSend({ sent, members, invoices, onChoose }: Props) {
  const t = useTranslate()
  const group = useId()
  const [first] = members
  return (
    <fieldset className="send-link__shows">
      <legend className="field__label">{t('payLink.what.title')}</legend>
      <Choice
        type="radio"
        name={group}
        label={t('payLink.what.enrollment')}
        isChosen={sent.is === 'enrollment'}
        onToggle={() => onChoose({ is: 'enrollment', codes: new Set([first?.code ?? '']) })}
      />
      {sent.is === 'enrollment' &&
        members.length > 1 &&
        members.map(({ code, name }) => (
          <Choice
            key={code}
            type="checkbox"
            label={t('payLink.what.of', { name, code })}
            isChosen={sent.codes.has(code)}
            onToggle={() => onChoose({ is: 'enrollment', codes: toggled(sent.codes, code) })}
          />
        ))}
      {invoices.length > 0 && (
        <Choice
          type="radio"
          name={group}
          label={t('payLink.what.invoices')}
          isChosen={sent.is === 'invoices'}
          onToggle={() =>
            onChoose({ is: 'invoices', documents: new Set(invoices.map(({ DocNum }) => DocNum)) })
          }
        />
      )}
      {sent.is === 'invoices' &&
        invoices.map(({ DocNum, Dscription, toPay }) => (
          <Choice
            key={DocNum}
            type="checkbox"
            label={t('payLink.what.invoice', { document: DocNum, concept: Dscription, amount: pesos(toPay) })}
            isChosen={sent.documents.has(DocNum)}
            onToggle={() => onChoose({ is: 'invoices', documents: toggled(sent.documents, DocNum) })}
          />
        ))}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name?: string
  label: string
  isChosen: boolean
  onToggle: () => void
}

function Choice({ label, isChosen, onToggle, ...input }: ChoiceProps) {
  return (
    <label className="send-link__choice">
      <input {...input} checked={isChosen} onChange={onToggle} />
      {label}
    </label>
  )
}

function toggled(chosen: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(one)) next.add(one)
  return next
}
