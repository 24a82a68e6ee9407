import { fork } from 'node:child_process'
import { once } from 'node:events'
import { program } from '../support/places.ts'
import type { CrowdPlan } from './plan.ts'
import type { CrowdResult } from './tally.ts'

/** For the answer of families whose time is over. */
const answerMs = 5000

/** Lets the families of a plan come, from a process of their own. */
export async function sendCrowd(plan: CrowdPlan): Promise<CrowdResult> {
  // JSON has no word for the times of calls that nobody made.
  const serialization = 'advanced'
  const crowd = fork(program('opening-day/crowd-process.js'), [], { execArgv: [], serialization })
  const timeout = setTimeout(() => crowd.kill('SIGKILL'), plan.withinMs + answerMs)
  const answered = once(crowd, 'message')
  const ended = once(crowd, 'exit')
  crowd.send(plan)
  const [result] = await Promise.race([answered, ended])
  if (typeof result !== 'object' || result === null) throw new Error('the families ended without an answer')
  await ended
  clearTimeout(timeout)
  return result as CrowdResult
}
