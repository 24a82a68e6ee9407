import { Family, rightAndCosts } from './family.ts'
import { signInStaff } from './staff.ts'
import { until } from './until.ts'
import { Visitor } from './visitor.ts'

interface Timeline {
  readonly callbacks: readonly { readonly status: string }[]
  readonly deliveries: readonly { readonly status: string }[]
}

export interface PaidEnrolment {
  readonly finance: Visitor
  /** Of its order. */
  readonly token: string
}

/** One enrolment at a hub that is paid and in accounting with nothing under way any more, before finance. */
export async function paidEnrolment(url: string): Promise<PaidEnrolment> {
  const visitor = () => new Visitor(url)
  const family = await Family.signIn({ visitor }, '10001')
  const started = (await family.pay(await family.quote(rightAndCosts))).body
  await family.chooseAtProvider(started, 'approve')
  await until(
    () => family.check(),
    ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
  )
  const finance = await signInStaff({ visitor }, 'finance')
  const { token } = started
  await until(
    () => finance.get<Timeline>(`/api/payments/${token}/timeline`),
    ({ body: { callbacks, deliveries } }) =>
      callbacks.length > 0 && [...callbacks, ...deliveries].every(({ status }) => status === 'done'),
  )
  return { finance, token }
}
