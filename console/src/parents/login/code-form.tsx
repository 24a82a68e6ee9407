import { useState, useEffect, useEffectEvent, useRef } from 'react'
import type { LoginResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { CodeNote } from '../../components/code-note.tsx'
import { CODE_LENGTH } from '../../components/student-code.ts'
import { useTypedCode } from '../../components/use-typed-code.ts'
import { RememberDevice, useRemember } from './remember-device.tsx'
import { SignInAlert } from './sign-in-alert.tsx'
import { codeUnderWay, keepingCode } from './sign-in-under-way.ts'
import { useSignIn } from './use-sign-in.ts'

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
  const t = useTranslate()
  const [digits, setDigits] = useState('')
  const [remember, setRemember] = useRemember()
  const { isShortened, type } = useTypedCode(onCode)
  const { busy, refusal, enter } = useSignIn(onResult)
  const ready = code.length === CODE_LENGTH && (!asksDocument || digits.length === DOCUMENT_DIGITS)

  const proof = asksDocument ? { secondProof: digits, remember } : {}
  const signIn = (studentCode: string) =>
    keepingCode(studentCode, () => enter('/api/enrollment/login', { studentCode, ...proof }))
  const goOn = useEffectEvent((studentCode: string) => {
    onCode(studentCode)
    void signIn(studentCode)
  })
  useEffect(() => {
    const begun = codeUnderWay()
    if (begun !== '') goOn(begun)
  }, [])

  return (
    <form
      className="code-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && ready) void signIn(code)
      }}
    >
      <Field
        className="code-form__field"
        label={t('login.code')}
        hint={t('login.codeHint')}
        name="studentCode"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        note={<CodeNote isShortened={isShortened} />}
        onChange={(event) => type(event.target.value)}
      />
      {asksDocument && (
        <Field
          label={t('login.document4')}
          hint={t('login.document4Hint')}
          name="secondProof"
          value={digits}
          maxLength={DOCUMENT_DIGITS}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setDigits(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
      {asksDocument && <RememberDevice checked={remember} onChange={setRemember} />}
      <Button className="code-form__enter" type="submit" disabled={!ready} busy={busy}>
        {t(busy ? 'login.entering' : 'login.enter')}
      </Button>
      <SignInAlert refusal={refusal} />
    </form>
  )
}

const CODE_DIGITS = 6

interface OneTimeCodeFormProps {
  /** What was sent and to whom, in the hub's words. */
  challenge: LoginResult
  onResult: (result: LoginResult) => void
  onAskAgain: () => void
}

/** The six digits that a guardian was sent, typed where they were asked for. */
export function OneTimeCodeForm({ challenge, onResult, onAskAgain }: OneTimeCodeFormProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [digits, setDigits] = useState('')
  const [remember, setRemember] = useRemember()
  const { busy, refusal, enter } = useSignIn(onResult)
  const ready = digits.length === CODE_DIGITS
  useEffect(() => heading.current?.focus(), [])

  return (
    <form
      className="code-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && ready) void enter('/api/enrollment/login/code', { code: digits, remember })
      }}
    >
      <h2 ref={heading} className="code-form__title" tabIndex={-1}>
        {challenge.title}
      </h2>
      <p>{challenge.body}</p>
      <Field
        className="code-form__field"
        label={t('login.sixDigits')}
        hint={t('login.sixDigitsHint')}
        name="code"
        value={digits}
        maxLength={CODE_DIGITS}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        onChange={(event) => setDigits(event.target.value.replaceAll(/\D/g, ''))}
      />
      <RememberDevice checked={remember} onChange={setRemember} />
      <Button className="code-form__enter" type="submit" disabled={!ready} busy={busy}>
        {t(busy ? 'login.entering' : 'login.goOn')}
      </Button>
      <Button variant="quiet" onClick={onAskAgain}>
        {t('login.askAgain')}
      </Button>
      <SignInAlert refusal={refusal} />
    </form>
  )
}
