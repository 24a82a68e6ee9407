import { Input } from 'antd'
import type { InputProps } from 'antd'
import { useState } from 'react'

/** A percent with two decimals at most, or what was written in its place, for the form to refuse; null: nothing. */
export type Percent = number | string | null

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: Percent
  readonly onChange?: (value: Percent) => void
}

/** A percent as it is written; percentRule says which. What antd's Form hands its field goes through. */
export function PercentInput({ value = null, onChange, ...field }: Props) {
  const [written, setWritten] = useState<string | null>(null)
  return (
    <Input
      {...field}
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      value={written ?? (typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''))}
      onBlur={() => setWritten(null)}
      onChange={({ target }) => {
        setWritten(target.value)
        onChange?.(percentIn(target.value))
      }}
    />
  )
}

/** Refuses what is no percent, or one out of the range. Whether there must be one is a rule of its own. */
export function percentRule({ min, max, message }: { min: number; max: number; message: string }) {
  return { type: 'number' as const, min, max, message }
}

/** The number, with a comma or a point before its decimals; anything else stays as it was written. */
export function percentIn(written: string): Percent {
  const bare = written.replaceAll(/[\s%]/g, '')
  if (bare === '') return null
  return /^[-+]?\d+([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : written
}
