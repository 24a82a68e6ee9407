import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { ProofDialog } from './proof-dialog.tsx'
import type { Proof } from './proof.ts'
import './amount.css'

interface Props {
  /** As it is read: '$3.800.000' or '15 %'. */
  value: string
  proof: Proof
}

/** An amount that opens its proof. */
export function Amount({ value, proof }: Props) {
  const text = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="amount figures" onClick={() => setOpen(true)}>
        {value}
        <span className="unseen">{`. ${text('tables.why')}`}</span>
      </button>
      {open && <ProofDialog proof={proof} onClose={() => setOpen(false)} />}
    </>
  )
}
