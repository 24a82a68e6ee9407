import { useState } from 'react'
import { hub, rememberCsrf } from '../../api/hub.ts'
import type { LoginResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { signInRefusal } from './sign-in-refusal.ts'

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
