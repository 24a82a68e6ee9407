import { App } from 'antd'
import { createElement, useState } from 'react'
import { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { ProblemDetail } from '../form/problem-detail.tsx'
import { successMessage } from './success-message.tsx'
import { useRefetchAll } from './use-read.ts'

export interface Action<I, O> {
  /** Does it once; answers what came of it, or null when the hub refused, which has then been shown. */
  readonly act: (input: I) => Promise<O | null>
  readonly isActing: boolean
  /** What the hub refused last; for forms, which show its `errors` beside their fields. */
  readonly problem: HubProblem | null
}

interface ActOptions<O> {
  /** The message of success. */
  readonly done?: (output: O) => string
  /** Replaces the hub's own message, where the school has a text of its own (texts-3). */
  readonly failed?: (problem: HubProblem) => string
  /** 'quiet': the screen shows the problem itself. */
  readonly report?: 'aloud' | 'quiet'
  /** 'kept': the act changed nothing that is shown, such as a measurement; nothing is read anew. */
  readonly shown?: 'anew' | 'kept'
}

/** One action of a person: busy while it runs, reported when it is done or refused; what is shown is then refetched. */
export function useAction<I, O>(run: (input: I) => Promise<O>, options: ActOptions<O> = {}): Action<I, O> {
  const { done, failed, report: reporting = 'aloud', shown = 'anew' } = options
  const t = useTranslate()
  const { notification, message } = App.useApp()
  const refetchAll = useRefetchAll()
  const [isActing, setActing] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)

  function report(refused: HubProblem): void {
    setProblem(refused)
    if (reporting === 'quiet') return
    notification.error({
      message: failed?.(refused) ?? (refused.title || t('office.act.failed')),
      description: createElement(ProblemDetail, { problem: refused }),
      duration: 0,
      role: 'alert',
    })
  }

  async function act(input: I): Promise<O | null> {
    if (isActing) return null
    setActing(true)
    setProblem(null)
    try {
      const output = await run(input)
      if (done) void message.success(successMessage(done(output)))
      if (shown === 'anew') await refetchAll()
      return output
    } catch (thrown) {
      if (!(thrown instanceof HubProblem)) throw thrown
      report(thrown)
      return null
    } finally {
      setActing(false)
    }
  }
  return { act, isActing, problem }
}
