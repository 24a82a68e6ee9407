import { isWithin, shiftDay } from '../../../src/index.ts'
import type { DaySpan, Memo, Page, Paging, ToldDispute } from '../../../src/index.ts'
import { pageOf } from './sis.ts'
import type { StoredPayment } from './stored-payment.ts'

/** Contests a payment, or has its case decided. */
export async function contest(
  memo: Memo,
  {
    reference,
    status,
    day,
  }: { readonly reference: string; readonly status: ToldDispute['status']; readonly day: string },
): Promise<void> {
  const { amount } = (await memo.get(`payment:${reference}`)) as StoredPayment
  const endedOn = status === 'opened' ? null : day
  const about = { ref: `D-${reference}`, providerRef: `P-${reference}`, amount, fee: 30_000, reason: 'fraud' }
  await memo.set(`dispute:${reference}`, {
    ...about,
    status,
    openedOn: day,
    answerBy: shiftDay(day, 2),
    endedOn,
  })
}

export async function listDisputes(memo: Memo, days: DaySpan, paging: Paging): Promise<Page<ToldDispute>> {
  const told = (await memo.list('dispute:')).map(({ value }) => value as unknown as ToldDispute)
  return pageOf(
    told.filter(({ openedOn }) => isWithin(openedOn, days)),
    paging,
  )
}
