import { useTranslate } from '../../i18n.ts'
import lost from './lost.svg'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeason } from '../use-season.ts'
import './not-found.css'

/** An address that nothing is at, with the ways on. */
export function NotFound() {
  const t = useTranslate()
  const season = useSeason()
  return (
    <>
      <title>{t('app.notFound')}</title>
      <PageHead season={season} />
      <main className="not-found">
        <img className="not-found__picture" src={lost} width="640" height="260" alt="" />
        <h1>{t('app.notFound')}</h1>
        <p>{t('app.notFoundBody')}</p>
        <a className="button button--primary" href="/enrollment/login">
          {t('app.toLogin')}
        </a>
      </main>
      <PageFoot season={season} />
    </>
  )
}
