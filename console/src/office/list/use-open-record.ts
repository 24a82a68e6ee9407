import { useSearchParams } from 'react-router'

export interface OpenRecord {
  /** What names the open record; null: none is open. */
  readonly value: string | null
  readonly open: (value: string) => void
  readonly close: () => void
  /** Where a record is open in this very list, for links. */
  readonly to: (value: string) => string
}

/** The record that a list has open: it stands in the address, so that a link or the back button finds it again. */
export function useOpenRecord(name: string): OpenRecord {
  const [search, setSearch] = useSearchParams()
  const having = (value: string | null, inAddress: string | URLSearchParams) => {
    const changed = new URLSearchParams(inAddress)
    if (value === null) changed.delete(name)
    else changed.set(name, value)
    return changed
  }
  return {
    value: search.get(name),
    open: (value) => setSearch(having(value, globalThis.location.search)),
    close: () => setSearch(having(null, globalThis.location.search)),
    to: (value) => `?${having(value, search)}`,
  }
}
