import { Input } from 'antd'
import type { InputProps } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCount } from '../../numbers.ts'

/** A whole number from 0, or what was written in its place, for the form to refuse; null: nothing. */
export type WholeNumber = number | string | null

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: WholeNumber
  readonly onChange?: (value: WholeNumber) => void
}

/** A whole number, with dot thousands once it is written. What antd's Form hands its field goes through. */
export function WholeInput({ value = null, onChange, onBlur, ...field }: Props) {
  const [isWriting, setWriting] = useState(false)
  return (
    <Input
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typeof value === 'number' && !isWriting ? formatCount(value) : String(value ?? '')}
      onFocus={({ target }) => {
        // The dots go before the text is selected, so that one key replaces it.
        flushSync(() => setWriting(true))
        target.select()
      }}
      onBlur={(event) => {
        setWriting(false)
        onBlur?.(event)
      }}
      onChange={({ target }) => onChange?.(wholeIn(target.value))}
    />
  )
}

/** Refuses what is no whole number. Whether there must be one is a rule of its own. */
export function wholeRule(message: string) {
  return { type: 'integer' as const, message }
}

/** The same, and what is out of the range; for a field that validates the first rule first. */
export function wholeRules({ min, max, message }: { min: number; max: number; message: string }) {
  return [wholeRule(message), { type: 'number' as const, min, max, message }]
}

/** The number, where dots stand before each three digits or nowhere; anything else stays as it was written. */
export function wholeIn(written: string): WholeNumber {
  const bare = written.replaceAll(/[\s$]/g, '')
  if (bare === '') return null
  const whole = Number(bare.replaceAll('.', ''))
  return /^\d+$|^\d{1,3}(\.\d{3})+$/.test(bare) && Number.isSafeInteger(whole) ? whole : written
}
