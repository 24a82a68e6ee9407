import { useState } from 'react'
import { NOBODY, type PayerForm } from '../pay/payer-form.ts'

export interface KeptPayer {
  /** What a guardian of that address has written of who pays; the address itself to begin with. */
  payerOf: (email: string) => PayerForm
  keep: (email: string, payer: PayerForm) => void
  forget: () => void
}

/** Who pays, as long as the page is open: a session that ends in the middle loses nothing, and stores nothing. */
export function useKeptPayer(): KeptPayer {
  const [kept, setKept] = useState<{ email: string; payer: PayerForm } | null>(null)
  return {
    payerOf: (email) => (kept?.email === email ? kept.payer : { ...NOBODY, email }),
    keep: (email, payer) => setKept({ email, payer }),
    forget: () => setKept(null),
  }
}
