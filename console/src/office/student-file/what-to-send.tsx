import { useId } from 'react'
import type { AmountTerms, CalendarEntry, StudentCalendar } from '../../api/types.ts'
import { AmountFields, noAmount, type TypedAmount } from '../../components/pay-links/amount-fields.tsx'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { StudentFile } from './student-file.ts'

type CalendarInvoice = CalendarEntry['invoices'][number]

/** What a link is for: enrolments of the family, by code, open invoices of the student, by number, or an amount. */
export type Sent =
  | { is: 'enrollment'; codes: ReadonlySet<string> }
  | { is: 'invoices'; documents: ReadonlySet<string> }
  | { is: 'account'; typed: TypedAmount }

/** A student of the family, with how far they are. */
export type Sibling = Pick<StudentFile['student']['family'][number], 'code' | 'name' | 'step'>

/** Each part has a link of its own, and the whole has none. */
export function isInParts({ step }: Pick<Sibling, 'step'>): boolean {
  return step === 'split'
}

interface Props {
  sent: Sent
  siblings: readonly Sibling[]
  invoices: readonly CalendarInvoice[]
  /** Of an amount; null where none may be sent. */
  terms: AmountTerms | null
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
export function WhatToSend({ sent, siblings, invoices, terms, onChoose }: Props) {
  const t = useTranslate()
  const group = useId()
  const [first] = siblings
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
        siblings.length > 1 &&
        siblings.map(({ code, name, step }) => (
          <Choice
            key={code}
            type="checkbox"
            label={t(isInParts({ step }) ? 'payLink.what.ofInParts' : 'payLink.what.of', { name, code })}
            isChosen={sent.codes.has(code) && !isInParts({ step })}
            isPossible={!isInParts({ step })}
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
      {terms !== null && (
        <Choice
          type="radio"
          name={group}
          label={t('payLink.what.amount')}
          isChosen={sent.is === 'account'}
          onToggle={() => onChoose({ is: 'account', typed: noAmount })}
        />
      )}
      {terms !== null && sent.is === 'account' && (
        <AmountFields
          typed={sent.typed}
          terms={terms}
          onChange={(typed) => onChoose({ is: 'account', typed })}
        />
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name?: string
  label: string
  isChosen: boolean
  isPossible?: boolean
  onToggle: () => void
}

function Choice({ label, isChosen, isPossible = true, onToggle, ...input }: ChoiceProps) {
  return (
    <label className="send-link__choice">
      <input {...input} checked={isChosen} disabled={!isPossible} onChange={onToggle} />
      {label}
    </label>
  )
}

function toggled(chosen: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(one)) next.add(one)
  return next
}
