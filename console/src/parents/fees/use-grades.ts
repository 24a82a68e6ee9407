import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { Grade } from '../../api/types.ts'

/** The grades of the season; none until they come, and the list is read without its filter when they do not. */
export function useGrades(): readonly Grade[] {
  const [grades, setGrades] = useState<readonly Grade[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    hub
      .get<readonly Grade[]>('/api/enrollment/admin/grades', { signal: leaving.signal })
      .then(setGrades, () => null)
    return () => leaving.abort()
  }, [])
  return grades
}
