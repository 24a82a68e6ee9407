import { useTranslate } from '../../i18n.ts'

/** For who came by an address that opens nothing. */
export function ToLogin() {
  const t = useTranslate()
  return (
    <a className="button button--secondary" href="/enrollment/login">
      {t('receipt.toLogin')}
    </a>
  )
}
