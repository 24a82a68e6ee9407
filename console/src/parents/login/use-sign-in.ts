import { useState, useEffect, useEffectEvent } from 'react'
import { hub, rememberCsrf, prefetchCsrf } from '../../api/hub.ts'
import type { LoginResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { signInRefusal } from './sign-in-refusal.ts'
import { mayRemember } from './remember-device.tsx'
import { parentsRoutes } from '../routes-chunk.ts'
import { wizardPage } from '../wizard-page-chunk.ts'

interface SignIn {
  readonly busy: boolean
  /** Why the last try was refused, in words. */
  readonly refusal: SignInRefusal | null
  readonly enter: (path: string, body: object) => Promise<void>
}

/** Sends what a family typed, and hands on what the hub makes of it. */
export function useSignIn(onResult: (result: LoginResult) => void): SignIn {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const enter = async (path: string, body: object) => {
    setBusy(true)
    setRefusal(null)
    try {
      const result = await hub.post<LoginResult>(path, body)
      rememberCsrf(result.csrfToken)
      onResult(result)
    } catch (thrown) {
      setRefusal(signInRefusal(thrown, t))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, enter }
}

/** Signs in by the link of a mail to the guardians, once; the address forgets it at once. Answers why it did not. */
export function useMailedLink(onResult: (result: LoginResult) => void): SignInRefusal | null {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const enter = useEffectEvent((result: LoginResult) => {
    rememberCsrf(result.csrfToken)
    onResult(result)
  })
  const explain = useEffectEvent((thrown: unknown) => setRefusal(signInRefusal(thrown, t)))
  useEffect(() => {
    const address = new URL(window.location.href)
    const token = address.searchParams.get('link')
    if (token === null) return
    address.searchParams.delete('link')
    window.history.replaceState(window.history.state, '', address)
    hub.post<LoginResult>('/api/enrollment/login/link', { token, remember: mayRemember() }).then(
      (result) => enter(result),
      (thrown: unknown) => explain(thrown),
    )
  }, [])
  return refusal
}

/** Fetches what follows the sign-in while the code is still being typed. */
export function usePreparedWizard(code: string): void {
  const begun = code !== ''
  useEffect(() => {
    if (!begun) return
    // What does not arrive now is requested again when it is needed, and its failure shown then.
    void Promise.allSettled([prefetchCsrf(), parentsRoutes.prepare(), wizardPage.prepare()])
  }, [begun])
}
