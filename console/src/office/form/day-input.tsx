import { Input } from 'antd'
import { dayOf } from '../../dates.ts'
import { useRead } from '../api/use-read.ts'

interface Props {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (day: string | undefined) => void
  readonly onBlur?: () => void
  readonly min?: string
  readonly max?: string
}

/** A day, for a Form.Item, which hands over the rest; one that is emptied is none. */
export function DayInput({ id, value = '', onChange, onBlur, min = '', max = '' }: Props) {
  return (
    <Input
      type="date"
      min={min || '2000-01-01'}
      max={max || '2099-12-31'}
      {...(id !== undefined && { id })}
      {...(onBlur !== undefined && { onBlur })}
      value={value}
      onChange={({ target }) => onChange?.(target.value || undefined)}
    />
  )
}

/** By the season's clock; empty until that is known. */
export function useToday(): string {
  const { answer: season } = useRead('GET /api/seasons/current')
  return season === undefined ? '' : dayOf(season.clock.now)
}
