import { useId } from 'react'
import type { Ref } from 'react'
import { useTexts } from '../../i18n.ts'
import { CodeNote } from '../../parts/code-note.tsx'
import '../../parts/field.css'
import { useTypedCode } from '../../parts/use-typed-code.ts'
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
  const { isShortened, type } = useTypedCode((typed) => onCode(typed.toUpperCase()))
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
        inputMode={keys === 'digits' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => type(event.target.value)}
      />
      <CodeNote isShortened={isShortened} />
    </div>
  )
}
