import type { FamilyChild } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { messageOf } from '../portal/failure.ts'
import type { EnterChildState } from './use-enter-child.ts'
import type { FamilyPaymentState } from './use-pay-family.ts'

interface Props {
  paying: FamilyPaymentState
  entering: EnterChildState
  family: readonly FamilyChild[]
}

/** Why the last press did not go on, and whose enrollment it was. */
export function FamilyNotice({ paying, entering, family }: Props) {
  const t = useTranslate()
  if (paying.is === 'outdated') {
    const { problem, student } = paying
    const name = family.find((child) => child.student.code === student)?.student.name ?? student
    const isPrice = problem.code === 'PRICE_CHANGED'
    return (
      <Alert kind="warn" title={problem.title}>
        <p>
          {isPrice
            ? t('family.problem.changed', { name })
            : t('family.problem.named', { name, detail: problem.detail })}
        </p>
      </Alert>
    )
  }
  if (entering.is === 'elsewhere')
    return (
      <Alert kind="info" title={entering.result.title}>
        <p>{entering.result.body}</p>
      </Alert>
    )
  if (entering.is === 'failed')
    return (
      <Alert kind="error" title={entering.problem.title || t('common.loadFailed')}>
        <p>{messageOf(entering.problem, t)}</p>
      </Alert>
    )
  return null
}
