import { useState } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { Field } from '../../../components/field.tsx'

interface Props {
  label: string
  value: string
  isNew?: boolean
  error?: string | undefined
  onChange: (value: string) => void
}

/** A password that can be looked at while it is written. */
export function PasswordField({ label, value, isNew = false, error, onChange }: Props) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <div className="password">
      <Field
        label={label}
        hint={isNew ? t('portal.register.passwordHint') : undefined}
        name="password"
        type={shown ? 'text' : 'password'}
        value={value}
        maxLength={200}
        required
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <label className="password__show">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t('portal.signIn.show')}
      </label>
    </div>
  )
}
