import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'

export type Why = 'new' | 'ended' | 'left'

interface Props {
  why: Why
  /** The code of the refusal that the provider of accounts came back with. */
  problem: string | null
}

/** Why somebody is asked to sign in. */
export function SignInNotice({ why, problem }: Props) {
  const t = useTranslate()
  if (problem !== null) {
    const key = `problem.${problem}.detail`
    const message = t(key)
    return (
      <Alert kind="error" title={t('portal.failure.signIn')}>
        <p>{message === key ? t('portal.failure.unexpected') : message}</p>
      </Alert>
    )
  }
  if (why === 'new') return null
  return (
    <Alert kind={why === 'ended' ? 'warn' : 'success'} title={t(`portal.${why}`)}>
      <p>{t(`portal.${why}Body`)}</p>
    </Alert>
  )
}
