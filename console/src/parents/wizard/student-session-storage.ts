export interface StudentSessionStorage<T> {
  store: (student: string, what: T) => void
  /** Of this student; what another one left is gone then. */
  read: (student: string) => T | null
  forget: () => void
}

/** Keeps something of one student, or of a guardian by the address, in this tab: over a page loaded anew, a session that ends, a way to the provider. */
export function studentSessionStorage<T>(place: string): StudentSessionStorage<T> {
  const forget = () => sessionStorage.removeItem(place)
  return {
    store(student, what) {
      sessionStorage.setItem(place, JSON.stringify({ student, what }))
    },
    read(student) {
      // What a page of an earlier version left may lack it.
      const stored: { student?: string; what?: T } | null = JSON.parse(
        sessionStorage.getItem(place) ?? 'null',
      )
      if (stored?.student === student && stored.what !== undefined) return stored.what
      forget()
      return null
    },
    forget,
  }
}
