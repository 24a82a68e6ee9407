import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from '../../navigation.tsx'
import type { HubProblem } from '../../../api/hub.ts'
import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'
import { SubmitButton } from '../../../components/button.tsx'
import { focusFirstError } from '../../../components/focus-first-error.ts'
import { messageOf } from '../failure.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'

interface Props {
  title: string
  lead?: string
  submit: string
  working: string
  busy: boolean
  /** All that the hub asks for is written. */
  ready: boolean
  problem: HubProblem | null
  /** What the problem is about, such as 'Error en registro'. */
  failure: string
  /** Fields whose own message says enough. */
  fields: readonly string[]
  onSend: () => void
  /** Between the fields and the button. */
  agree?: ReactNode
  /** What else there is to do after a refusal. */
  afterRefusal?: ReactNode
  children: ReactNode
}

/** One form of the sign-in page; what was refused is said above it and beside its fields. */
export function AccountForm(props: Props) {
  const { title, lead, submit, working, busy, ready, problem, failure, fields, onSend } = props
  const t = useTranslate()
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const isInField = problem !== null && fields.some((field) => problem.errors[field] !== undefined)
  useEffect(() => {
    if (problem) focusFirstError(form.current)
  }, [problem])
  return (
    <form
      ref={form}
      className="account-form"
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (ready) onSend()
        else form.current?.querySelector<HTMLElement>('input:invalid')?.focus()
      }}
    >
      <h2 id={heading} className="account-form__title">
        {title}
      </h2>
      {lead && <p>{lead}</p>}
      {problem && (
        <Alert kind="error" title={failure} actions={props.afterRefusal}>
          <p>{isInField ? problem.detail : messageOf(problem, t)}</p>
        </Alert>
      )}
      {props.children}
      {props.agree}
      <SubmitButton className="account-form__send" missing={ready ? null : t('common.missing')} busy={busy}>
        {busy ? working : submit}
      </SubmitButton>
    </form>
  )
}

/** One form that is sent: busy while it is, and what the hub said when it did not take it. */
export function useSending<Answer>(ask: () => Promise<Answer>, onAnswer: (answer: Answer) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onAnswer(await ask())
    } catch (thrown) {
      setProblem(toProblem(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, send: () => void send() }
}

/** The address of one of the sign-in page's forms; what else stands in it, such as a payment to look at, stays. */
export function useFormSearch(): (form: 'register' | 'forgot' | null) => string {
  const [search] = useSearchParams()
  return (form) => {
    const next = new URLSearchParams(search)
    next.delete('form')
    if (form !== null) next.set('form', form)
    return `?${next.toString()}`
  }
}
