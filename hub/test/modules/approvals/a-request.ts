import { aDuplicate } from '@matricula/hub/testing/exceptions'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

export interface ApprovalBody {
  readonly id: string
  readonly act: string
  readonly subject: string
  readonly students: readonly { readonly code: string; readonly name: string }[]
  readonly amount: number
  readonly details: Readonly<Record<string, string>>
  readonly state: string
  readonly own: boolean
  readonly requested_by: string
  readonly decided_by: string | null
  readonly reason: string | null
  readonly result: string | null
}

export const manual = { status: 'INGRESO MANUAL', reason: 'Recibo 4711' }

export const decide = (
  who: Visitor,
  id: string,
  word: 'approve' | 'refuse' | 'withdraw',
  body: object = {},
) => who.post<ApprovalBody>(`/api/approvals/${id}/${word}`, body)

export const approvals = async (who: Visitor, state = 'all') =>
  (await who.get<ApprovalBody[]>(`/api/approvals?state=${state}`)).body

/** A hub where acts from this amount on need a second person, and a family waits for the bank. */
export async function anAgreement(options: TestHubOptions = {}, secondPersonFrom = 1) {
  const hub = await runHub({ ...options, settings: { payments: { secondPersonFrom } } })
  const family = await Family.signIn(hub, '10014')
  const started = await family.enrol(bankAgreement)
  const [finance, admin] = [await signInStaff(hub, 'finance'), await signInStaff(hub, 'admin')]
  const confirm = (who: Visitor, body: object = manual) =>
    who.post<ApprovalBody>(`/api/payments/bank-agreement/${started.token}/confirm`, body)
  return { hub, family, started, finance, admin, confirm }
}

/** The same, and a family has paid twice. */
export async function aDuplicateToApprove(options: TestHubOptions = {}, secondPersonFrom = 1) {
  const settings = { payments: { askEverySeconds: 1, secondPersonFrom } }
  const begun = await aDuplicate({ ...options, settings })
  const { token, id } = begun.exception
  const resolve = (who: Visitor, outcome = 'refund', reason = 'Pagó dos veces') =>
    who.post<ApprovalBody>(`/api/payments/${token}/resolve`, { exception: id, outcome, reason })
  return { ...begun, admin: await signInStaff(begun.hub, 'admin'), resolve }
}
