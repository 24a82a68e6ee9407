import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hub, type HubProblem, rememberCsrf } from '../../api/hub.ts'
import type { LoginResult } from '../../api/types.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'

export type EnterChildState =
  | { is: 'idle' }
  | { is: 'working'; code: string }
  /** The child's code leads elsewhere now. */
  | { is: 'elsewhere'; result: LoginResult }
  | { is: 'failed'; problem: HubProblem }

/** Goes into a child's wizard; its session takes the place of the guardian's until the way back. */
export function useEnterChild(onSessionEnd: () => void) {
  const [entering, setEntering] = useState<EnterChildState>({ is: 'idle' })
  const navigate = useNavigate()
  const enter = async (code: string) => {
    setEntering({ is: 'working', code })
    try {
      const result = await hub.post<LoginResult>(`/api/family/students/${code}/session`, {})
      if (result.csrfToken === null) return setEntering({ is: 'elsewhere', result })
      rememberCsrf(result.csrfToken)
      await navigate('/enrollment/main')
    } catch (thrown) {
      const problem = toProblem(thrown)
      if (problem.status === 401) onSessionEnd()
      else setEntering({ is: 'failed', problem })
    }
  }
  return { entering, enter }
}
