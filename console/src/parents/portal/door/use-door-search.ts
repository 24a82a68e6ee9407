import { useSearchParams } from 'react-router'

/** The address of one of the door's forms; what else stands in it, such as a payment to look at, stays. */
export function useDoorSearch(): (form: 'register' | 'forgot' | null) => string {
  const [search] = useSearchParams()
  return (form) => {
    const next = new URLSearchParams(search)
    next.delete('door')
    if (form !== null) next.set('door', form)
    return `?${next.toString()}`
  }
}
