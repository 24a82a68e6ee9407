import { useLocale, useTranslate } from '../i18n.ts'
import './language-switch.css'

/** Español or English, each named in its own language. */
export function LanguageSwitch() {
  const t = useTranslate()
  const { locale, chooseLocale } = useLocale()
  return (
    <fieldset className="languages">
      <legend className="unseen">{t('common.language')}</legend>
      <button type="button" lang="es" aria-pressed={locale === 'es-CO'} onClick={() => chooseLocale('es-CO')}>
        <span aria-hidden="true">ES</span>
        <span className="unseen">{t('common.spanish')}</span>
      </button>
      <button type="button" lang="en" aria-pressed={locale === 'en'} onClick={() => chooseLocale('en')}>
        <span aria-hidden="true">EN</span>
        <span className="unseen">{t('common.english')}</span>
      </button>
    </fieldset>
  )
}
