import { useCustomMutation, useInvalidate, useNotification } from '@refinedev/core'
import type { HttpError, OpenNotificationParams } from '@refinedev/core'
import { useMutation } from '@tanstack/react-query'
import { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { sessionOver } from '../form/form-problem.tsx'
import { addressOf, changeOf } from './call.ts'
import type { BodyOf, Call, CallInput, ResponseOf } from './call.ts'

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

type Body<B> = unknown extends B ? object : undefined extends B ? { readonly body?: B } : { readonly body: B }

/** What an action asks of the hub. */
type ActionRequest<C extends Call> = CallInput & Body<BodyOf<C>>

/** One action of a person: busy while it runs, reported when it is done or refused; what is shown is then refetched. */
export function useAction<C extends Call, I = void>(
  call: C,
  requestOf: (input: I) => ActionRequest<C>,
  { done, failed, report = 'aloud', shown = 'anew' }: ActOptions<ResponseOf<C>> = {},
): Action<I, ResponseOf<C>> {
  const t = useTranslate()
  const invalidate = useInvalidate()
  const { mutateAsync, mutation } = useCustomMutation<object, HubProblem & HttpError, unknown>({
    mutationOptions: {
      // One action may touch many records; it goes on until they are read.
      onSettled: async (_answer, refused) => {
        if (refused === null && shown === 'anew') await invalidate({ invalidates: ['all'] })
      },
    },
  })

  async function act(input: I): Promise<ResponseOf<C> | null> {
    if (mutation.isPending) return null
    const { body, headers, ...address }: CallInput & { readonly body?: unknown } = requestOf(input)
    try {
      const { data } = await mutateAsync({
        url: addressOf(call, address),
        method: changeOf(call),
        values: body,
        ...(headers && { config: { headers } }),
        successNotification: (answer) =>
          done !== undefined && { type: 'success', message: done(answer?.data as ResponseOf<C>) },
        errorNotification: (refused) =>
          refused !== undefined && report === 'aloud' && refusal(refused, t, failed),
      })
      return data as ResponseOf<C>
    } catch (thrown) {
      if (!(thrown instanceof HubProblem)) throw thrown
      return null
    }
  }
  return { act, isActing: mutation.isPending, problem: mutation.error }
}

/** What is more than one call, as an action: busy while it runs. Nothing is refetched by itself. */
export function useTask<I, O>(
  run: (input: I) => Promise<O>,
  { report = 'quiet', failed }: Pick<ActOptions<O>, 'report' | 'failed'> = {},
): Action<I, O> {
  const t = useTranslate()
  const { open } = useNotification()
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: run })

  async function act(input: I): Promise<O | null> {
    if (isPending) return null
    try {
      return await mutateAsync(input)
    } catch (thrown) {
      if (!(thrown instanceof HubProblem)) throw thrown
      if (report === 'aloud') open?.(refusal(thrown, t, failed))
      return null
    }
  }
  return { act, isActing: isPending, problem: error instanceof HubProblem ? error : null }
}

function refusal(
  problem: HubProblem,
  t: (key: string) => string,
  failed?: (problem: HubProblem) => string,
): OpenNotificationParams {
  const { code, title, detail } = problem
  return {
    type: 'error',
    message: failed?.(problem) ?? (title || t('office.act.failed')),
    description: detail,
    ...(code === sessionOver && { key: sessionOver }),
  }
}
