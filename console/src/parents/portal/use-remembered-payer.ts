import { useState } from 'react'
import { EMPTY_PAYER, type PayerForm } from '../pay/payer-form.ts'

export interface RememberedPayer {
  /** What a guardian of that address has written of who pays; the address itself to begin with. */
  payerOf: (email: string) => PayerForm
  remember: (email: string, payer: PayerForm) => void
  forget: () => void
}

/** Who pays, as long as the page is open: a session that ends in the middle loses nothing, and stores nothing. */
export function useRememberedPayer(): RememberedPayer {
  const [remembered, setRemembered] = useState<{ email: string; payer: PayerForm } | null>(null)
  return {
    payerOf: (email) => (remembered?.email === email ? remembered.payer : { ...EMPTY_PAYER, email }),
    remember: (email, payer) => setRemembered({ email, payer }),
    forget: () => setRemembered(null),
  }
}
