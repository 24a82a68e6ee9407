import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'

/** What the hub refused of a form, beside its fields; the first field that it is about takes the focus. */
export function FormProblem({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem === null) return undefined
    // antd draws what is wrong with a field after it was told.
    const drawn = requestAnimationFrame(() => firstRefused(place.current)?.focus())
    return () => cancelAnimationFrame(drawn)
  }, [problem])
  if (problem === null) return null
  return (
    <div ref={place}>
      <Alert
        type="error"
        showIcon
        message={problem.title || t('office.act.failed')}
        description={<ProblemDetail problem={problem} />}
      />
    </div>
  )
}

const refused = ['input', 'textarea'].map((field) => `.ant-form-item-has-error ${field}`).join()

function firstRefused(place: HTMLElement | null) {
  return place?.closest('form')?.querySelector<HTMLElement>(refused)
}

/** The code of a refusal because nobody is signed in any more. */
export const sessionOver = 'NO_SESSION'

/** The hub's words; whose session ended signs in beside the page, which keeps what was typed. */
export function ProblemDetail({ problem }: { problem: Pick<HubProblem, 'code' | 'detail'> }) {
  const t = useTranslate()
  if (problem.code !== sessionOver) return problem.detail || t('office.act.failedBody')
  return (
    <>
      {problem.detail}{' '}
      <a href="/enrollment/admin" target="_blank" rel="noreferrer">
        {t('office.act.signIn')}
      </a>{' '}
      {t('office.act.kept')}
    </>
  )
}
