import { useForm } from '@refinedev/antd'
import type { BaseKey, BaseRecord, HttpError } from '@refinedev/core'
import type { FormInstance, FormProps } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import type { BodyOf, ResponseOf } from '../api/call.ts'
import { useRefetchAll } from '../api/use-read.ts'
import type { CallTo, ResourceName } from '../resources.ts'

interface Options<N extends ResourceName, A extends 'create' | 'edit', V> {
  readonly resource: N
  readonly action: A
  /** The record that is edited, where its call names it. */
  readonly id?: BaseKey
  readonly initialValues?: Partial<V>
  /** What the hub is sent of what was written. */
  readonly bodyOf: (values: V) => BodyOf<CallTo<N, A>>
  /** The message of success. */
  readonly done?: (saved: ResponseOf<CallTo<N, A>>) => string
  readonly onSaved: (saved: ResponseOf<CallTo<N, A>>) => void
  readonly onRefused?: () => void
}

interface RecordForm<V> {
  readonly form: FormInstance<V>
  readonly formProps: FormProps<V>
  readonly isSaving: boolean
  /** What the hub refused last; what it said of a field stands there already. */
  readonly problem: HubProblem | null
}

/** Refine's form of a resource: it saves, says so, has everything read anew, and puts what was refused beside its field. */
export function useRecordForm<N extends ResourceName, A extends 'create' | 'edit', V>(
  options: Options<N, A, V>,
): RecordForm<V> {
  const { resource, action, id, initialValues, bodyOf, done, onSaved, onRefused } = options
  const refetchAll = useRefetchAll()
  // Refine lets a caller choose what comes back; what comes back is what the hub publishes.
  const savedIn = (answer: unknown) => (answer as { readonly data: ResponseOf<CallTo<N, A>> }).data
  const { form, formProps, mutation } = useForm<BaseRecord, HubProblem & HttpError, V>({
    resource,
    action,
    ...(id !== undefined && { id }),
    // It begins with the version that is seen, and keeps what is written when somebody else has saved another.
    queryOptions: { enabled: false, queryKey: ['form', resource, id] },
    redirect: false,
    invalidates: ['all'],
    successNotification: (saved) => done !== undefined && { type: 'success', message: done(savedIn(saved)) },
    errorNotification: false,
    onMutationSuccess: (saved) => void close(savedIn(saved)),
    onMutationError: () => onRefused?.(),
  })
  async function close(saved: ResponseOf<CallTo<N, A>>): Promise<void> {
    await refetchAll()
    mutation.reset()
    onSaved(saved)
  }
  const { onFinish, ...props } = formProps
  return {
    form,
    formProps: {
      ...props,
      ...(initialValues && { initialValues }),
      onFinish: (values) => onFinish?.(bodyOf(values) as V),
    },
    // Until what was saved has been read: nobody sends it twice, and what is behind the form is not the old one.
    isSaving: mutation.isPending || mutation.isSuccess,
    problem: mutation.error,
  }
}
