import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { FamilyDocument, FamilyDocuments } from '../../api/types.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import { isUnderWay, signedCount } from './document-rules.ts'

// A signature may be given on another device, or on the service's page in another window.
const REFRESH_MS = 15_000

export interface DocumentsState {
  /** null until they have been read once. */
  documents: FamilyDocuments | null
  /** Why they could not be read the last time. */
  problem: HubProblem | null
  read: () => Promise<void>
  /** Sends one to be signed; throws what the hub refused it with. */
  send: (document: FamilyDocument['document']) => Promise<void>
}

/** The documents of the enrollment, read again whenever the family comes back, and by itself while one waits for its signature. */
export function useDocuments(): DocumentsState {
  const [documents, setDocuments] = useState<FamilyDocuments | null>(null)
  const [problem, setProblem] = useState<HubProblem | null>(null)

  const take = useCallback((read: FamilyDocuments) => {
    setDocuments(read)
    setProblem(null)
  }, [])
  const read = useCallback(
    () =>
      hub
        .get<FamilyDocuments>('/api/enrollment/documents')
        .then(take, (thrown: unknown) => setProblem(toProblem(thrown))),
    [take],
  )
  const send = useCallback(
    async (document: FamilyDocument['document']) =>
      take(await hub.post<FamilyDocuments>(`/api/enrollment/documents/${document}`, {})),
    [take],
  )

  useEffect(() => {
    void read()
  }, [read])
  const underWay = documents !== null && isUnderWay(documents)
  const unsigned = documents !== null && signedCount(documents) < documents.documents.length
  useEffect(() => {
    if (!unsigned) return undefined
    let reading = false
    const refresh = async () => {
      if (reading || document.visibilityState !== 'visible') return
      reading = true
      await read()
      reading = false
    }
    const onReturn = () => void refresh()
    document.addEventListener('visibilitychange', onReturn)
    // From a window beside this one, which was in sight all the time.
    window.addEventListener('focus', onReturn)
    const timer = underWay ? setInterval(onReturn, REFRESH_MS) : undefined
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      clearInterval(timer)
    }
  }, [unsigned, underWay, read])

  return { documents, problem, read, send }
}
