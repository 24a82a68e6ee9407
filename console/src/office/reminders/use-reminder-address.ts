import { useSearchParams } from 'react-router'
import { useOpenRecord } from '../list/use-open-record.ts'
import type { OpenRecord } from '../list/use-open-record.ts'
import { stepsIn } from './reminder-form.ts'
import type { Step } from './reminder.ts'

export interface ReminderAddress {
  /** The reminder that is open. */
  readonly opened: OpenRecord
  /** The steps that a new one begins with; null: none is being written. */
  readonly writing: readonly Step[] | null
  readonly write: () => void
  /** Closes whatever is open, or shows that reminder instead. */
  readonly show: (id: string | null) => void
}

/** What is open stands in the address; `?create=1&steps=pay,transport` begins a reminder to those steps. */
export function useReminderAddress(): ReminderAddress {
  const [search, setSearch] = useSearchParams()
  const opened = useOpenRecord('reminder')
  const having = (changes: Readonly<Record<string, string | null>>) => {
    const changed = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ create: null, steps: null, reminder: null, ...changes })) {
      if (value === null) changed.delete(name)
      else changed.set(name, value)
    }
    setSearch(changed)
  }
  return {
    opened,
    writing: search.get('create') === '1' ? stepsIn(search.get('steps')) : null,
    write: () => having({ create: '1' }),
    show: (id) => having({ reminder: id }),
  }
}
