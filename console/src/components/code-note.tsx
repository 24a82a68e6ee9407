import { useTranslate } from '../i18n.ts'

/** Says that a code was left without what is no part of one. */
export function CodeNote({ isShortened }: { isShortened: boolean }) {
  const t = useTranslate()
  return (
    <p aria-live="polite" className="field__note">
      {isShortened && t('login.codeShortened')}
    </p>
  )
}
