import { perform } from '../../api/call.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead, useRefetchAll } from '../../api/use-read.ts'
import type { FoodAction } from '../food-service.ts'
import { paceOf } from './plan.ts'

/** A plan by its token: how far it is, looked at while it runs, and the way to run it or to go on with it. */
export function usePlan(token: string) {
  const refetchAll = useRefetchAll()
  const run = useAction(
    async (act: FoodAction) => {
      try {
        return await perform(
          act === 'enrol' ? 'POST /api/hikcentral/insertServices' : 'POST /api/hikcentral/deleteServices',
          { token },
        )
      } finally {
        // Refused or lost, only the plan says how far it came: somebody else may be running it.
        await refetchAll()
      }
    },
    { report: 'quiet', shown: 'kept' },
  )
  const progress = useRead('GET /api/hikcentral/plans/{token}', {
    params: { token },
    every: (answer) => paceOf(answer?.state, run.isActing),
  })
  return {
    progress,
    isRunning: run.isActing,
    problem: run.problem,
    start: (act: FoodAction) => void run.act(act),
  }
}
