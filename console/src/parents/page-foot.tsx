import type { CurrentSeason } from '../api/types.ts'
import { useTranslate } from '../i18n.ts'
import './page-foot.css'

/**
 * Where else a reader may go, under a page that needs no session. Whole loads, not turns of the router: the page of
 * the help chat has a policy of its own, which a browser reads only with a document.
 */
export function PageFoot({ season }: { season: CurrentSeason | null }) {
  const t = useTranslate()
  return (
    <footer className="page-foot">
      <OtherPages />
      {season && <p>{t('login.help', { phone: season.school.phone })}</p>}
    </footer>
  )
}

const PAGES = [
  ['/enrollment/login', 'app.toLogin'],
  ['/enrollment/ParentsLogin', 'login.toInvoices'],
  ['/enrollment/fees', 'login.toFees'],
  ['/enrollment/facilities', 'login.toHelp'],
] as const

function OtherPages() {
  const t = useTranslate()
  return (
    <nav aria-label={t('login.elsewhere')}>
      <ul className="page-foot__links">
        {PAGES.filter(([href]) => href !== window.location.pathname).map(([href, name]) => (
          <li key={href}>
            <a href={href}>{t(name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
