import { useTexts } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'

export type Why = 'new' | 'ended' | 'left'

interface Props {
  why: Why
  /** The code of the refusal that the provider of accounts came back with. */
  problem: string | null
}

/** Why somebody is asked to sign in. */
export function SignInNotice({ why, problem }: Props) {
  const text = useTexts()
  if (problem !== null) {
    const key = `problem.${problem}.detail`
    const said = text(key)
    return (
      <Alert kind="error" title={text('portal.failure.signIn')}>
        <p>{said === key ? text('portal.failure.unexpected') : said}</p>
      </Alert>
    )
  }
  if (why === 'new') return null
  return (
    <Alert kind={why === 'ended' ? 'warn' : 'success'} title={text(`portal.${why}`)}>
      <p>{text(`portal.${why}Body`)}</p>
    </Alert>
  )
}
