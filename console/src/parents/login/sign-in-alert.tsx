import { Alert } from '../../components/alert.tsx'
import type { SignInRefusal } from './sign-in-refusal.ts'

/** Why somebody could not come in, under the form that they filled. */
export function SignInAlert({ refusal }: { refusal: SignInRefusal | null }) {
  if (refusal === null) return null
  return (
    <div className="code-form__refusal">
      <Alert kind="error" title={refusal.title}>
        <p>{refusal.body}</p>
      </Alert>
    </div>
  )
}
