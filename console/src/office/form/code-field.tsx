import { useId } from 'react'
import type { Ref } from 'react'
import { useTranslate } from '../../i18n.ts'
import { CodeNote } from '../../components/code-note.tsx'
import '../../components/field.css'
import { useTypedCode } from '../../components/use-typed-code.ts'
import './code-field.css'

interface Props {
  readonly code: string
  readonly onCode: (code: string) => void
  /** Whether it was asked with although it is no whole code: then the rule is said. */
  readonly isRefused: boolean
  /** Which keys a tablet offers; letters where not said. */
  readonly keys?: 'digits' | 'letters'
  readonly ref: Ref<HTMLInputElement>
}

/** The five characters of a student, large, at a counter or a gate. */
export function CodeField({ code, onCode, isRefused, keys = 'letters', ref }: Props) {
  const t = useTranslate()
  const id = useId()
  const { isShortened, type } = useTypedCode((typed) => onCode(typed.toUpperCase()))
  return (
    <div className="code-field">
      <label className="code-field__label" htmlFor={id}>
        {t('login.code')}
      </label>
      <span className="code-field__hint" id={`${id}-hint`}>
        {t('login.codeHint')}
      </span>
      <input
        ref={ref}
        id={id}
        className="code-field__input"
        aria-describedby={isRefused ? `${id}-hint ${id}-rule` : `${id}-hint`}
        aria-invalid={isRefused}
        value={code}
        inputMode={keys === 'digits' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => type(event.target.value)}
      />
      <CodeNote isShortened={isShortened} />
      {isRefused && (
        <span className="code-field__rule" id={`${id}-rule`} role="alert">
          {t('office.discounts.codeMalformed')}
        </span>
      )}
    </div>
  )
}
