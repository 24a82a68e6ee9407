import { HubProblem } from '../../api/problem.ts'
import type { Translate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'

export interface Refusal {
  title: string
  body: string
}

/** What to tell a parent whose sign-in was not answered: what happened, what was kept, what to do. */
export function signInRefusal(thrown: unknown, text: Translate): Refusal {
  if (!(thrown instanceof HubProblem)) return { title: text('login.failed'), body: text('login.failedBody') }
  if (thrown.status === 0) {
    return { title: text(`login.${noAnswer()}`), body: text(`login.${noAnswer()}Body`) }
  }
  if (thrown.status === 429)
    return {
      title: text('login.tooMany'),
      body: text('login.tooManyBody', { wait: waitText(thrown.retryAfter ?? 900, text) }),
    }
  if (isToldWhole(thrown.code)) return { title: thrown.title, body: thrown.detail }
  if (thrown.status === 400 || thrown.status === 422) return badCode(thrown, text)
  return { title: text('login.failed'), body: text('login.failedBody') }
}

/** The hub's own words say what to do: a proof that is missing or wrong, a link that is over, a crowd, a database that is away. */
function isToldWhole(code: string): boolean {
  return [
    'SECOND_PROOF',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'LINK_EXPIRED',
    'OVERLOADED',
    'DATABASE_DOWN',
    'FEATURE_DOWN',
  ].includes(code)
}

function badCode(problem: HubProblem, text: Translate): Refusal {
  const said = problem.errors['studentCode']?.[0] ?? problem.detail
  return { title: text('login.badCode'), body: said || text('login.codeHint') }
}

/** seconds, rounded up so that the wait is never told too short. */
export function waitText(seconds: number, text: Translate): string {
  if (seconds < 60) return text('login.waitSeconds', { n: Math.ceil(seconds) })
  return text('login.waitMinutes', { n: Math.ceil(seconds / 60) })
}
