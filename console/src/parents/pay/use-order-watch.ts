import { useEffect, useEffectEvent } from 'react'
import type { WizardStudent } from '../../api/types.ts'
import { listenToPayment } from '../checkout/payment-events.ts'

const WAITING = { paying: 'PENDIENTE', agreement: 'PENDIENTE CONVENIO' } as const

/** Listens for the end of a payment in process while the family is in the wizard, and has the order read again. */
export function useOrderWatch({ status, token }: WizardStudent['order'], reload: () => Promise<void>): void {
  const changed = useEffectEvent(() => void reload())
  const waiting = status === 'paying' || status === 'agreement' ? WAITING[status] : null

  useEffect(() => {
    if (waiting === null || token === null) return undefined
    return listenToPayment(token, (result) => result.status !== waiting && changed())
  }, [waiting, token])
}
