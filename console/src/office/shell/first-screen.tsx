import { Navigate } from 'react-router'
import { NotAllowed } from '../access/not-allowed.tsx'
import { useAccess } from '../access/use-permission.ts'
import { screens } from '../screens.tsx'

/** Where somebody who has just signed in begins: the first place that is theirs. */
export function FirstScreen() {
  const { isLoading, can } = useAccess()
  const first = screens.find(({ group, needs }) => group !== undefined && can(needs))
  if (isLoading) return null
  return first === undefined ? <NotAllowed /> : <Navigate to={first.path} replace />
}
