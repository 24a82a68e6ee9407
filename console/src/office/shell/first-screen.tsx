import { Navigate } from 'react-router'
import { NotAllowed } from '../access/not-allowed.tsx'
import { useAccess } from '../access/use-may.ts'
import { screens } from '../screens.tsx'

/** Where somebody who has just signed in begins: the first place that is theirs. */
export function FirstScreen() {
  const { isAsking, may } = useAccess()
  const first = screens.find(({ group, needs }) => group !== undefined && may(needs))
  if (isAsking) return null
  return first === undefined ? <NotAllowed /> : <Navigate to={first.path} replace />
}
