import { AtProvider } from './at-provider.model.ts'
import type { AttemptStatus } from './attempt.model.ts'

export type GuardianPaymentStatus = Exclude<AttemptStatus, 'agreement'>

/** What a guardian pays at a provider in one go, for several invoices or several children: what both kinds keep. */
export class GuardianPayment extends AtProvider {
  declare guardianId: string
  declare token: string
  declare status: GuardianPaymentStatus
}
