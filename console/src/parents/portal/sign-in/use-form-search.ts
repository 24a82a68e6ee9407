import { useSearchParams } from 'react-router'

/** The address of one of the sign-in page's forms; what else stands in it, such as a payment to look at, stays. */
export function useFormSearch(): (form: 'register' | 'forgot' | null) => string {
  const [search] = useSearchParams()
  return (form) => {
    const next = new URLSearchParams(search)
    next.delete('form')
    if (form !== null) next.set('form', form)
    return `?${next.toString()}`
  }
}
