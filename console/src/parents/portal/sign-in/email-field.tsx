import { useTranslate } from '../../../i18n.ts'
import { Field } from '../../../components/field.tsx'

interface Props {
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

export function EmailField({ value, error, onChange }: Props) {
  const t = useTranslate()
  return (
    <Field
      label={t('portal.signIn.email')}
      name="email"
      type="email"
      value={value}
      maxLength={200}
      required
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
