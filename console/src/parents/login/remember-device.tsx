import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'

const STORAGE_KEY = 'matricula.remember'

/** Whether this device may be remembered: as chosen here last, and else as most families want it on their own. */
export function mayRemember(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'no'
  } catch {
    return true
  }
}

function store(remember: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, remember ? 'yes' : 'no')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** The choice counts for the link of the letter too, when it is opened in the same browser. */
export function useRemember(): readonly [boolean, (remember: boolean) => void] {
  const [remember, setRemember] = useState(mayRemember)
  const choose = (chosen: boolean) => {
    store(chosen)
    setRemember(chosen)
  }
  return [remember, choose]
}

interface Props {
  checked: boolean
  onChange: (remember: boolean) => void
}

export function RememberDevice({ checked, onChange }: Props) {
  const t = useTranslate()
  return (
    <div className="remember">
      <label className="remember__choice">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby="remember-hint"
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('login.remember')}
      </label>
      <p id="remember-hint" className="remember__hint">
        {t('login.rememberHint')}
      </p>
    </div>
  )
}
