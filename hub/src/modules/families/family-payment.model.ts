import { GuardianPayment } from '../payments/index.ts'

/** A guardian's one payment of several children's orders; each child's share is an attempt of its own order. */
export class FamilyPayment extends GuardianPayment {
  static override readonly tableName = 'family_payment'
}
