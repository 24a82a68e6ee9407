import { fork } from 'node:child_process'
import { once } from 'node:events'
import { program } from '../support/places.ts'
import type { CrowdPlan } from './plan.ts'
import type { CrowdResult } from './tally.ts'

/** Lets the families of a plan come, from a process of their own. */
export async function sendCrowd(plan: CrowdPlan): Promise<CrowdResult> {
  const crowd = fork(program('opening-day/crowd.js'), { execArgv: [] })
  const answered = once(crowd, 'message')
  const ended = once(crowd, 'exit')
  crowd.send(plan)
  const [result] = await Promise.race([answered, ended])
  if (typeof result !== 'object') throw new Error(`the crowd ended by itself: ${result}`)
  await ended
  return result as CrowdResult
}
