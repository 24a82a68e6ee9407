import { useState } from 'react'
import { Button } from './button.tsx'
import './confirm-button.css'

interface Props {
  /** What it does, what follows, and the two answers. */
  words: { readonly act: string; readonly hint: string; readonly yes: string; readonly no: string }
  busy: boolean
  onAct: () => void
}

/** An act that makes links useless which others have been sent: the first press asks, the second acts. */
export function ConfirmButton({ words: { act, hint, yes, no }, busy, onAct }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked)
    return (
      <Button variant="secondary" busy={busy} onClick={() => setIsAsked(true)}>
        {act}
      </Button>
    )
  return (
    <>
      <p className="field__hint">{hint}</p>
      <div className="confirm-button">
        <Button variant="danger" busy={busy} onClick={onAct}>
          {yes}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsked(false)}>
          {no}
        </Button>
      </div>
    </>
  )
}
