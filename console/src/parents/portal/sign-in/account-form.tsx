import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { HubProblem } from '../../../api/hub.ts'
import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { messageOf } from '../failure.ts'

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
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return (
    <form
      ref={form}
      className="account-form"
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) onSend()
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
      <Button className="account-form__send" type="submit" disabled={!ready} busy={busy}>
        {busy ? working : submit}
      </Button>
    </form>
  )
}
