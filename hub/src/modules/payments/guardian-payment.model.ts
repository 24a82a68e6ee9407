import { AtProvider } from './at-provider.model.ts'

/** What a guardian pays at a provider in one go, for several invoices or several children: what both kinds keep. */
export class GuardianPayment extends AtProvider {
  declare guardianId: string
  declare token: string
}
