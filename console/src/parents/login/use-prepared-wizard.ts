import { useEffect } from 'react'
import { prepareCalls } from '../../api/hub.ts'
import { parentsRoutes, wizardPage } from '../chunks.ts'

/** Fetches what follows the sign-in while the code is still being typed. */
export function usePreparedWizard(code: string): void {
  const begun = code !== ''
  useEffect(() => {
    if (!begun) return
    // What does not arrive now is asked for again when it is needed, and its failure told then.
    void Promise.allSettled([prepareCalls(), parentsRoutes.prepare(), wizardPage.prepare()])
  }, [begun])
}
