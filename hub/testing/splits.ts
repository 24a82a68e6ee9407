import type { showSplit } from '../src/modules/splits/show-split.ts'
import { isDelivered, readBooks } from './books.ts'
import { settings } from './exceptions.ts'
import { chooseFor } from './families.ts'
import type { Family } from './family.ts'
import { LinkPayer, type LinkPayment } from './pay-links.ts'
import { signInStaff } from './staff.ts'
import { runHub, type TestHub } from './test-hub.ts'
import { until } from './until.ts'
import type { Answer, Visitor } from './visitor.ts'

export type SplitBody = Awaited<ReturnType<typeof showSplit>>
export type SplitShown = NonNullable<SplitBody['split']>
export type PartShown = SplitShown['parts'][number]

/** A season that lets an enrolment be paid in parts. */
export const splitSeason = {
  split: { parts: 4, minimumBps: 1000, days: 10, until: '2025-07-05', whenIncomplete: 'refund' },
}

/** Mother, father and an employer, of 10001's 4,750,000: 2,375,000, 1,375,000 and what is left. */
export const threeParts = [
  { label: 'Mamá', percentBps: 5000 },
  { label: 'Papá', amount: 1_375_000 },
  { label: 'Empresa', rest: true },
] as const

export const splitPath = (code: string) => `/api/enrollment/splits/${code}`

export function askSplit(by: Visitor, code: string, body: object): Promise<Answer<SplitBody>> {
  return by.put<SplitBody>('/api/enrollment/splits', { student: code, ...body })
}

export async function splitOf(by: Visitor, code: string): Promise<SplitShown> {
  const { status, body, text } = await by.get<SplitBody>(splitPath(code))
  if (status !== 200 || body.split === null) throw new Error(text)
  return body.split
}

export interface SplitOrder {
  readonly hub: TestHub
  readonly family: Family
  readonly split: SplitShown
  /** Those who have the links, in the order of the parts. */
  readonly payers: readonly LinkPayer[]
}

/** 10001 at its pay step, split by its family. */
export async function aSplit(
  options: Parameters<typeof runHub>[0] = {},
  changes: object = {},
  code = '10001',
): Promise<SplitOrder> {
  const hub = await runHub({ parentSeason: splitSeason, ...options })
  const family = await chooseFor(hub, code)
  return { hub, family, ...(await splitBy(hub, family.visitor, { code, changes })) }
}

export async function splitBy(
  hub: TestHub,
  by: Visitor,
  { code, changes }: { readonly code: string; readonly changes: object },
) {
  const asked = { shownTotal: 4_750_000, parts: threeParts, shows: 'amount', ...changes }
  const { status, body, text } = await askSplit(by, code, asked)
  if (status !== 200 || body.split === null) throw new Error(text)
  const { split } = body
  return { split, payers: split.parts.map((part) => payerOf(hub, part)) }
}

export function payerOf(hub: TestHub, { address }: PartShown): LinkPayer {
  if (address === null) throw new Error('the part has no link')
  return new LinkPayer(hub.visitor(), { address })
}

/** Begins and ends a part's payment as its payer does; answers how it stands then. */
export async function payPart(
  payer: LinkPayer,
  choice: 'approve' | 'decline' = 'approve',
  changes: object = {},
): Promise<LinkPayment> {
  const begun = await payer.pay(changes)
  if (begun.status !== 200) throw new Error(begun.text)
  await payer.choose(begun.body, choice)
  return ended(payer, begun.body)
}

export function ended(payer: LinkPayer, { token }: LinkPayment): Promise<LinkPayment> {
  return until(
    async () => (await payer.payment(token)).body,
    ({ status }) => status !== 'PENDIENTE',
  )
}

/** The same, of which the first parts are paid; with the third the order is complete and in accounting. */
export async function withPaidParts(count: 1 | 2 | 3, options: Parameters<typeof aSplit>[0] = {}) {
  const order = await aSplit({ settings, ...options })
  const [mother, father, company] = order.payers
  if (mother === undefined || father === undefined || company === undefined) throw new Error('three')
  const paid: LinkPayment[] = []
  for (const payer of order.payers.slice(0, count)) paid.push(await payPart(payer))
  if (count === 3) await until(() => readBooks(order.hub.hub.app, '10001'), isDelivered)
  return { ...order, mother, father, company, paid, finance: await signInStaff(order.hub, 'finance') }
}
