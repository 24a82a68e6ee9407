import { HubProblem } from '../../api/problem.ts'
import type { Translate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'

export interface SignInRefusal {
  title: string
  body: string
}

/** What to tell a parent whose sign-in was not answered: what happened, what was kept, what to do. */
export function signInRefusal(thrown: unknown, t: Translate): SignInRefusal {
  if (!(thrown instanceof HubProblem)) return { title: t('login.failed'), body: t('login.failedBody') }
  if (thrown.status === 0) {
    return { title: t(`login.${noAnswer()}`), body: t(`login.${noAnswer()}Body`) }
  }
  if (thrown.status === 429)
    return {
      title: t('login.tooMany'),
      body: t('login.tooManyBody', { wait: waitText(thrown.retryAfter ?? 900, t) }),
    }
  if (isShownAsIs(thrown.code)) return { title: thrown.title, body: thrown.detail }
  if (thrown.status === 400 || thrown.status === 422) return badCode(thrown, t)
  return { title: t('login.failed'), body: t('login.failedBody') }
}

/** The hub's own words say what to do: a proof that is missing or wrong, a link that is over, a crowd, a database that is away. */
function isShownAsIs(code: string): boolean {
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

function badCode(problem: HubProblem, t: Translate): SignInRefusal {
  const message = problem.errors['studentCode']?.[0] ?? problem.detail
  return { title: t('login.badCode'), body: message || t('login.codeHint') }
}

/** seconds, rounded up so that the wait is never told too short. */
export function waitText(seconds: number, t: Translate): string {
  if (seconds < 60) return t('login.waitSeconds', { n: Math.ceil(seconds) })
  return t('login.waitMinutes', { n: Math.ceil(seconds / 60) })
}
