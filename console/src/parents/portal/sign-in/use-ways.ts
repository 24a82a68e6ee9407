import { useEffect, useState } from 'react'
import { hub } from '../../../api/hub.ts'
import type { GuardianSignInWays } from '../../../api/types.ts'
import { useLocale } from '../../../i18n.ts'

// Signing in works without them: a failed call leaves the password.
const plain: GuardianSignInWays = { password: true, oidc: false, demo: null }

/** How guardians sign in here. */
export function useWays(): GuardianSignInWays {
  const { locale } = useLocale()
  const [ways, setWays] = useState(plain)
  useEffect(() => {
    const leaving = new AbortController()
    const headers = { 'Accept-Language': locale }
    hub
      .get<GuardianSignInWays>('/api/guardians/session', { headers, signal: leaving.signal })
      .then(setWays, () => null)
    return () => leaving.abort()
  }, [locale])
  return ways
}
