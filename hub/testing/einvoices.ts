import { Family, rightAndCosts } from './family.ts'
import { invoicePayer, keepPayer, type PayerForm } from './invoice-payer.ts'
import type { TestHub } from './test-hub.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

/** A school with a provider of electronic invoices, whose tax authority answers so many seconds later. */
export function withEinvoices(waitSeconds = 0, { creditNotes = true } = {}) {
  const settings = {
    creditNotes,
    technicalKey: 'sandbox-einvoice-not-a-secret',
    pin: 'sandbox-pin-not-a-secret',
    switches: { waitSeconds },
  }
  return { einvoice: { main: { use: 'sandbox-einvoice', settings } } }
}

export interface EinvoiceBody {
  readonly status: string
  readonly number: string | null
  readonly cufe: string | null
  readonly reason: string | null
  readonly total: number
  readonly withheld: boolean
  readonly hasPdf: boolean
  readonly checkUrl: string | null
  readonly creditNotes: readonly CreditNoteBody[]
}

export interface CreditNoteBody {
  readonly id: string
  readonly status: string
  readonly number: string | null
  readonly cude: string | null
  readonly total: number
  readonly hasPdf: boolean
  readonly checkUrl: string | null
}

export interface ListedEinvoiceBody extends EinvoiceBody {
  readonly id: string
  readonly reference: string
  readonly token: string
  readonly isReplaced: boolean
  readonly students: readonly { readonly code: string; readonly name: string }[]
  readonly creditNotes: readonly (CreditNoteBody & {
    readonly reference: string
    readonly credits: string
    readonly reason: string | null
  })[]
}

/** A family that asked for an invoice and has paid; who pays is invoiced as the form says. */
export async function paidWithInvoice(
  hub: Pick<TestHub, 'visitor'>,
  form: PayerForm = invoicePayer,
  code = '10001',
) {
  const family = await Family.signIn(hub, code)
  const { body: payer } = await keepPayer(family.visitor, form)
  const quote = await family.quote(rightAndCosts)
  const started = await family.pay(quote, { invoicePayer: payer.id })
  if (started.status !== 200) throw new Error(started.text)
  await family.chooseAtProvider(started.body, 'approve')
  await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  return { family, quote, token: started.body.token }
}

export function einvoiceOf(visitor: Visitor, token: string) {
  return visitor.get<EinvoiceBody>(`/api/payments/${token}/einvoice`)
}

/** Once the tax authority has answered, or as the test waits for. */
export async function answeredEinvoice(
  visitor: Visitor,
  token: string,
  statuses: readonly string[] = ['accepted', 'accepted-with-notices', 'rejected'],
): Promise<EinvoiceBody> {
  const answer = await until(
    () => einvoiceOf(visitor, token),
    ({ status, body }) => status === 200 && statuses.includes(body.status),
  )
  return answer.body
}

/** The credit notes of a payment's invoice, once there are so many and each stands so. */
export async function creditNotesOf(
  visitor: Visitor,
  token: string,
  {
    count = 1,
    statuses = ['accepted'],
  }: { readonly count?: number; readonly statuses?: readonly string[] } = {},
): Promise<readonly CreditNoteBody[]> {
  const { body } = await until(
    () => einvoiceOf(visitor, token),
    ({ body: { creditNotes } }) =>
      creditNotes.length === count && creditNotes.every(({ status }) => statuses.includes(status)),
  )
  return body.creditNotes
}

export async function listedEinvoices(finance: Visitor, query = ''): Promise<readonly ListedEinvoiceBody[]> {
  return (await finance.get<ListedEinvoiceBody[]>(`/api/einvoices${query}`)).body
}
