import { useTexts } from '../i18n.ts'

/** Says that a code was left without what is no part of one. */
export function CodeNote({ isShortened }: { isShortened: boolean }) {
  const text = useTexts()
  return (
    <p aria-live="polite" className="field__note">
      {isShortened && text('login.codeShortened')}
    </p>
  )
}
