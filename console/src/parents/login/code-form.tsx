import { useState } from 'react'
import { hub, rememberCsrf } from '../../api/hub.ts'
import type { LoginResult } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { CODE_LENGTH, cleanCode } from '../../parts/student-code.ts'
import { signInRefusal } from './sign-in-refusal.ts'
import type { Refusal } from './sign-in-refusal.ts'

const DOCUMENT_DIGITS = 4

interface Props {
  code: string
  /** The school also asks for four digits of a guardian's document. */
  asksDocument: boolean
  onCode: (code: string) => void
  onResult: (result: LoginResult) => void
}

/** The five characters and Ingresar, enabled at exactly five. */
export function CodeForm({ code, asksDocument, onCode, onResult }: Props) {
  const text = useTexts()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [digits, setDigits] = useState('')
  const ready = code.length === CODE_LENGTH && (!asksDocument || digits.length === DOCUMENT_DIGITS)

  const enter = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const proof = asksDocument ? { secondProof: digits } : {}
      const result = await hub.post<LoginResult>('/api/enrollment/login', { studentCode: code, ...proof })
      rememberCsrf(result.csrfToken)
      onResult(result)
    } catch (thrown) {
      setRefusal(signInRefusal(thrown, text))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="code-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && ready) void enter()
      }}
    >
      <Field
        className="code-form__field"
        label={text('login.code')}
        hint={text('login.codeHint')}
        name="studentCode"
        value={code}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onCode(cleanCode(event.target.value))}
      />
      {asksDocument && (
        <Field
          label={text('login.document4')}
          hint={text('login.document4Hint')}
          name="secondProof"
          value={digits}
          maxLength={DOCUMENT_DIGITS}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setDigits(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
      <Button className="code-form__enter" type="submit" disabled={!ready} busy={busy}>
        {text(busy ? 'login.entering' : 'login.enter')}
      </Button>
      {refusal && (
        <div className="code-form__refusal">
          <Alert kind="error" title={refusal.title}>
            <p>{refusal.body}</p>
          </Alert>
        </div>
      )}
    </form>
  )
}
