import { useId } from 'react'
import type { Ref } from 'react'
import { useTexts } from '../../i18n.ts'
import { CODE_LENGTH, cleanCode } from '../../parts/student-code.ts'
import './code-field.css'

interface Props {
  readonly code: string
  readonly onCode: (code: string) => void
  /** Which keys a tablet offers; letters where not said. */
  readonly keys?: 'digits' | 'letters'
  readonly ref: Ref<HTMLInputElement>
}

/** The five characters of a student, large, at a counter or a gate. */
export function CodeField({ code, onCode, keys = 'letters', ref }: Props) {
  const text = useTexts()
  const id = useId()
  return (
    <div className="code-field">
      <label className="code-field__label" htmlFor={id}>
        {text('login.code')}
      </label>
      <span className="code-field__hint" id={`${id}-hint`}>
        {text('login.codeHint')}
      </span>
      <input
        ref={ref}
        id={id}
        className="code-field__input"
        aria-describedby={`${id}-hint`}
        value={code}
        maxLength={CODE_LENGTH}
        inputMode={keys === 'digits' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onCode(cleanCode(event.target.value).toUpperCase())}
      />
    </div>
  )
}
