import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { hub } from '../../api/hub.ts'
import type { Session } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { returnToFamily } from './return-to-family.ts'

/** The way back to the list of children; nothing where the student's code opened the wizard. */
export function BackToFamily() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isFamily, setIsFamily] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    hub.get<Session>('/api/session', { signal: leaving.signal }).then(
      ({ family }) => setIsFamily(family === true),
      () => null,
    )
    return () => leaving.abort()
  }, [])
  if (!isFamily) return null
  const back = async () => {
    // The portal itself shows that a session has ended meanwhile.
    await returnToFamily().catch(() => null)
    await navigate('/enrollment/ParentsLogin?tab=enrollments')
  }
  return (
    <Button variant="quiet" onClick={() => void back()}>
      {t('family.payment.backHome')}
    </Button>
  )
}
