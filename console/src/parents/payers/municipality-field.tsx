import { type ReactNode, useId, useState } from 'react'
import { departmentOf, departments, municipalityName } from '@matricula/hub/api/municipalities'
import { useTranslate } from '../../i18n.ts'

interface Props {
  /** Five digits; '' for none. */
  code: string
  error: string | undefined
  onChange: (code: string) => void
  onLeave: () => void
}

/** A municipality, by its department first. */
export function MunicipalityField({ code, error, onChange, onLeave }: Props) {
  const t = useTranslate()
  const [chosen, setChosen] = useState('')
  const department = departmentOf(code) ?? departments.find((one) => one.code === chosen)
  const municipalities = department?.municipalities ?? []
  const choose = (wanted: string) => {
    setChosen(wanted)
    const offered = departments.find((one) => one.code === wanted)?.municipalities ?? []
    onChange(offered.length === 1 ? (offered[0]?.code ?? '') : '')
  }
  return (
    <>
      <Choice
        label={t('invoicePayer.department')}
        value={department?.code ?? ''}
        empty={t('invoicePayer.chooseDepartment')}
        onChange={choose}
      >
        {departments.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('invoicePayer.municipality')}
        value={code}
        empty={t(department ? 'invoicePayer.chooseMunicipality' : 'invoicePayer.departmentFirst')}
        error={error}
        onChange={onChange}
        onLeave={onLeave}
      >
        {code !== '' && municipalityName(code) === null && <option value={code}>{code}</option>}
        {municipalities.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </Choice>
    </>
  )
}

interface ChoiceProps {
  label: string
  value: string
  /** Said where nothing is chosen. */
  empty: string
  error?: string | undefined
  children: ReactNode
  onChange: (value: string) => void
  onLeave?: () => void
}

function Choice({ label, value, empty, error, children, onChange, onLeave }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field__input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      >
        <option value="">{empty}</option>
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
