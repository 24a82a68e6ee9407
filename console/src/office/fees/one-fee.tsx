import { useState } from 'react'
import { EditFee } from './edit-fee.tsx'
import type { Fee } from './fee-form.ts'
import { ViewFee } from './view-fee.tsx'

interface Props {
  readonly fee: Fee
  readonly onClose: () => void
  /** The fee has another version than the one read. */
  readonly onStale: () => void
}

/** Looked at first; who may edit it says so. */
export function OneFee({ fee, onClose, onStale }: Props) {
  const [base, setBase] = useState<Fee | null>(null)
  return base === null ? (
    <ViewFee fee={fee} onClose={onClose} onEdit={() => setBase(fee)} />
  ) : (
    <EditFee
      key={base.version}
      base={base}
      now={fee}
      onEnd={() => setBase(null)}
      onRefused={onStale}
      onReload={() => setBase(fee)}
    />
  )
}
