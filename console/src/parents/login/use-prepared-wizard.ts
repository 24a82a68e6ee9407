import { useEffect } from 'react'
import { prefetchCsrf } from '../../api/hub.ts'
import { parentsRoutes, wizardPage } from '../chunks.ts'

/** Fetches what follows the sign-in while the code is still being typed. */
export function usePreparedWizard(code: string): void {
  const begun = code !== ''
  useEffect(() => {
    if (!begun) return
    // What does not arrive now is requested again when it is needed, and its failure shown then.
    void Promise.allSettled([prefetchCsrf(), parentsRoutes.prepare(), wizardPage.prepare()])
  }, [begun])
}
