import { useEffect, useEffectEvent, useState } from 'react'
import type { InvoicePayer, InvoicePayerField, PayerKind } from '@matricula/hub/api/invoice-payer'
import { hub, HubProblem, isProblem } from '../../api/hub.ts'
import type { OwnInvoicePayer, PaymentPayer, Session } from '../../api/types.ts'
import type { PayerForm } from '../pay/payer-form.ts'
import type { StudentSessionStorage } from '../wizard/student-session-storage.ts'
import { errorsOf, formFor, formOf, isOfDocument, type TypedInvoice, withKind } from './invoice-form.ts'

export type FieldErrors = Partial<Record<InvoicePayerField, string>>

/** What the hub keeps for whoever is here, and whether an account remembers it by itself. */
export type KeptPayers =
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'ready'; payers: readonly OwnInvoicePayer[]; hasAccount: boolean }

export interface InvoicePayerState {
  kept: KeptPayers
  form: InvoicePayer
  remember: boolean
  /** The hub's messages stand until their fields are changed. */
  refused: FieldErrors
  /** The hub has not taken it for another reason than a field. */
  failure: HubProblem | null
  change: (form: InvoicePayer) => void
  turnTo: (kind: PayerKind) => void
  choose: (payer: OwnInvoicePayer | null) => void
  setRemember: (remember: boolean) => void
  /** Answers what is kept now; null where it is not, and the form says why. */
  save: () => Promise<OwnInvoicePayer | null>
}

export interface InvoicePayerOptions {
  /** Where it is kept: for later, or for a payment too. */
  path: string
  /** What the form begins with where nothing is kept. */
  payer: PayerForm | null
  /** Whom the payment names, to be corrected. */
  named?: PaymentPayer['payer']
  /** Of this tab: what was typed is there after a reload, until the form is closed. */
  storage: StudentSessionStorage<TypedInvoice>
  /** Whose it is in there. */
  owner: string
}

export function useInvoicePayer({
  path,
  payer,
  named = null,
  storage,
  owner,
}: InvoicePayerOptions): InvoicePayerState {
  const [stored] = useState(() => storage.read(owner))
  const [kept, setKept] = useState<KeptPayers>({ is: 'loading' })
  const [form, setForm] = useState(() => stored?.form ?? formFor(payer))
  const [typed, setTyped] = useState<TypedInvoice['typed']>(stored?.typed ?? {})
  const [remember, setRemember] = useState(stored?.remember ?? false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<HubProblem | null>(null)

  const change = (next: InvoicePayer) => {
    setForm(next)
    setRefused({})
    setFailure(null)
  }
  const turnTo = (kind: PayerKind) => {
    setTyped({ ...typed, [form.kind]: form })
    change(withKind(form, kind, typed[kind]))
  }
  const choose = (chosen: OwnInvoicePayer | null) => {
    setTyped({})
    change(chosen === null ? formFor(payer) : formOf(chosen))
    setRemember(chosen?.remembered ?? false)
  }
  const begin = useEffectEvent((payers: readonly OwnInvoicePayer[], hasAccount: boolean) => {
    setKept({ is: 'ready', payers, hasAccount })
    const [last] = payers
    if (stored !== null) return
    if (named !== null) {
      const toCorrect = formOf(named)
      setForm(toCorrect)
      setRemember(payers.some((one) => one.remembered && isOfDocument(one, toCorrect)))
    } else if (last) choose(last)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    Promise.all([
      hub.get<OwnInvoicePayer[]>('/api/payers', { signal }),
      hub.get<Session>('/api/session', { signal }),
    ]).then(
      ([payers, { kind, family }]) => signal.aborted || begin(payers, kind === 'guardian' || family === true),
      () => signal.aborted || setKept({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [])

  const isRead = kept.is !== 'loading'
  useEffect(() => {
    if (isRead) storage.store(owner, { form, typed, remember })
  }, [isRead, storage, owner, form, typed, remember])

  const save = async () => {
    setFailure(null)
    if (Object.keys(errorsOf(form)).length > 0) return null
    try {
      return await hub.put<OwnInvoicePayer>(path, { ...form, remember })
    } catch (thrown) {
      const problem = isProblem(thrown) ? thrown : new HubProblem(0, {})
      setRefused(fieldsOf(problem))
      setFailure(problem)
      return null
    }
  }
  return { kept, form, remember, refused, failure, change, turnTo, choose, setRemember, save }
}

/** The hub's messages, by field. */
export function fieldsOf({ errors }: HubProblem): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages[0]]))
}
