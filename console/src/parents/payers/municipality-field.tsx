import { useId, useState } from 'react'
import { departments, municipalityName } from '@matricula/hub/api/municipalities'
import { useTranslate } from '../../i18n.ts'
import { Field } from '../../components/field.tsx'

interface Props {
  /** Five digits; '' for none. */
  code: string
  error: string | undefined
  onChange: (code: string) => void
  onLeave: () => void
}

const OTHER = 'other'

/** A municipality by name, or by its code where the list lacks it. */
export function MunicipalityField({ code, error, onChange, onLeave }: Props) {
  const t = useTranslate()
  const id = useId()
  const isListed = municipalityName(code) !== null
  const [isOther, setIsOther] = useState(false)
  const writes = isOther || (code !== '' && !isListed)
  const choose = (chosen: string) => {
    setIsOther(chosen === OTHER)
    onChange(chosen === OTHER ? '' : chosen)
  }
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('invoicePayer.municipality')}
        </label>
        <select
          id={id}
          className="field__input"
          value={writes ? OTHER : code}
          aria-invalid={error && !writes ? true : undefined}
          aria-describedby={error && !writes ? `${id}-error` : undefined}
          onChange={({ target }) => choose(target.value)}
          onBlur={() => writes || onLeave()}
        >
          <option value="">{t('invoicePayer.chooseMunicipality')}</option>
          <option value={OTHER}>{t('invoicePayer.otherMunicipality')}</option>
          {departments.map(({ name, municipalities }) => (
            <optgroup key={name} label={name}>
              {municipalities.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {error && !writes && (
          <p id={`${id}-error`} className="field__error" role="alert">
            {error}
          </p>
        )}
      </div>
      {writes && (
        <Field
          label={t('invoicePayer.code')}
          hint={t('invoicePayer.codeHint')}
          name="invoice-municipality"
          value={code}
          maxLength={5}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            setIsOther(true)
            onChange(target.value)
          }}
          onBlur={onLeave}
        />
      )}
    </>
  )
}
