import { useEffect, useEffectEvent, useState } from 'react'
import { hub, rememberCsrf } from '../../api/hub.ts'
import type { LoginResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { mayRemember } from './remember-device.tsx'
import { type SignInRefusal, signInRefusal } from './sign-in-refusal.ts'

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
