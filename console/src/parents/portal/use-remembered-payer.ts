import { useState } from 'react'
import { EMPTY_PAYER, type PayerForm } from '../pay/payer-form.ts'
import { forgetEveryPayer, payerStorage } from '../pay/payer-storage.ts'

export interface RememberedPayer {
  /** What a guardian of that address has written of who pays; the address itself to begin with. */
  payerOf: (email: string) => PayerForm
  remember: (email: string, payer: PayerForm) => void
  forget: () => void
}

/** Who pays, as long as this tab is open and nobody leaves: a session that ends in the middle loses nothing. */
export function useRememberedPayer(): RememberedPayer {
  const [, setPayer] = useState<PayerForm | null>(null)
  return {
    payerOf: (email) => payerStorage.read(email) ?? { ...EMPTY_PAYER, email },
    remember: (email, payer) => {
      payerStorage.store(email, payer)
      setPayer(payer)
    },
    forget: forgetEveryPayer,
  }
}
