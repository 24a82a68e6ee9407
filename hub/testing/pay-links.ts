import type { MortalHub } from './mortal-hub.ts'
import { randomUUID } from 'node:crypto'
import type { viewLinkPayment } from '../src/modules/pay-links/link-payment.view.ts'
import type { viewSentLink, viewShownLink } from '../src/modules/pay-links/pay-link.view.ts'
import { payer } from './family.ts'
import { until } from './until.ts'
import type { Answer, Visitor } from './visitor.ts'

export type SentLink = ReturnType<typeof viewSentLink>
export type ShownLink = ReturnType<typeof viewShownLink>
export type LinkPayment = Awaited<ReturnType<typeof viewLinkPayment>>

export const linkPayer = {
  ...payer,
  name: 'Rosa',
  lastname: 'Vélez',
  id: '41.222.333',
  email: 'rosa@example.com',
}

/** Asks for a link of a student’s enrolment, or of several, which shows nothing of the child unless a test says so. */
export function askForLink(
  sender: Visitor,
  student: string,
  changes: object = {},
): Promise<Answer<SentLink>> {
  const asked = { kind: 'enrollment', students: [student], shows: 'amount', ...changes }
  return sender.post<SentLink>('/api/pay-links', asked)
}

export async function makeLink(sender: Visitor, student: string, changes: object = {}): Promise<SentLink> {
  const { status, body, text } = await askForLink(sender, student, changes)
  if (status !== 200) throw new Error(text)
  return body
}

export interface LinkedDocument {
  readonly DocNum: string
  readonly CardCode: string
}

/** Asks for a link of these documents. */
export function askForDocuments(
  sender: Visitor,
  documents: readonly LinkedDocument[],
  changes: object = {},
): Promise<Answer<SentLink>> {
  const asked = documents.map(({ DocNum, CardCode }) => ({ DocNum, CardCode }))
  return sender.post<SentLink>('/api/pay-links', {
    kind: 'invoices',
    documents: asked,
    shows: 'amount',
    ...changes,
  })
}

export async function linkDocuments(
  sender: Visitor,
  documents: readonly LinkedDocument[],
  changes: object = {},
): Promise<SentLink> {
  const { status, body, text } = await askForDocuments(sender, documents, changes)
  if (status !== 200) throw new Error(text)
  return body
}

/** Asks for a link of an amount on account of a student, which shows nothing of the child unless a test says so. */
export function askForAmount(
  sender: Visitor,
  student: string,
  changes: object = {},
): Promise<Answer<SentLink>> {
  const asked = { kind: 'account', student, amount: 500_000, concept: 'Salida', shows: 'amount', ...changes }
  return sender.post<SentLink>('/api/pay-links', asked)
}

export async function linkAmount(sender: Visitor, student: string, changes: object = {}): Promise<SentLink> {
  const { status, body, text } = await askForAmount(sender, student, changes)
  if (status !== 200) throw new Error(text)
  return body
}

export async function linksOf(sender: Visitor, student: string): Promise<readonly SentLink[]> {
  return (await sender.get<readonly SentLink[]>(`/api/pay-links?student=${student}`)).body
}

/** Somebody who was sent a link and has no session. */
export class LinkPayer {
  readonly visitor: Visitor
  readonly token: string

  constructor(visitor: Visitor, { address }: Pick<SentLink, 'address'>) {
    this.visitor = visitor
    this.token = address.split('/').at(-1) ?? ''
  }

  read(): Promise<Answer<ShownLink>> {
    return this.visitor.get<ShownLink>(`/api/pay-links/${this.token}`)
  }

  /** What can be paid, where something can. */
  async amount(): Promise<number> {
    return (await this.read()).body.amount ?? 0
  }

  async pay(changes: object = {}, key: string = randomUUID()): Promise<Answer<LinkPayment>> {
    const asked = { shownTotal: await this.amount(), payer: linkPayer, ...changes }
    return this.begin(asked, key)
  }

  begin(asked: object, key: string = randomUUID()): Promise<Answer<LinkPayment>> {
    const headers = { 'idempotency-key': key }
    return this.visitor.post<LinkPayment>(`/api/pay-links/${this.token}/payment`, asked, headers)
  }

  payment(token: string): Promise<Answer<LinkPayment>> {
    return this.visitor.get<LinkPayment>(`/api/pay-links/payments/${token}`)
  }

  /** The payment once it is approved. */
  approved(token: string): Promise<LinkPayment> {
    return until(
      async () => (await this.payment(token)).body,
      ({ status }) => status === 'APROBADO',
    )
  }

  /** Goes to the provider's page and chooses there. */
  async choose({ data: { go } }: LinkPayment, choice: 'approve' | 'decline'): Promise<void> {
    if (go?.is !== 'form') throw new Error('there is no form to go to the provider with')
    const page = await this.visitor.submit(go.action, go.fields)
    const pay = page.headers.get('location')
    if (pay === null) throw new Error(`the provider did not take the form: ${page.text}`)
    await this.visitor.submit(pay, { choice, means: 'card' })
  }
}

/** Pays by a link at a hub that may die: tries again under the same key, and goes back as long as nothing is approved. */
export async function payInsisting(
  payer: LinkPayer,
  shownTotal: number,
  hub: Pick<MortalHub, 'insist' | 'died'>,
): Promise<void> {
  const key = randomUUID()
  const begun = await hub.insist(() => payer.begin({ shownTotal, payer: linkPayer }, key))
  if (begun.status !== 200) throw new Error(begun.text)
  let went = false
  await until(
    async () => {
      const { body } = await hub.insist(() => payer.payment(begun.body.token))
      const mayGo = body.data.go !== null && (!went || hub.died)
      went ||= mayGo
      if (mayGo) await hub.insist(() => payer.choose(body, 'approve'))
      return body
    },
    ({ status }) => status === 'APROBADO',
  )
}
