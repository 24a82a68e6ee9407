import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

interface Props {
  page: number
  /** How many pages there are. */
  pages: number
  onPage: (page: number) => void
}

/** Before and after; absent when one page holds everything. */
export function FeesPages({ page, pages, onPage }: Props) {
  const t = useTranslate()
  if (pages === 1) return null
  return (
    <nav className="fees__pages" aria-label={t('fees.pages')}>
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('fees.previous')}
      </Button>
      <span className="figures">{t('fees.page', { page, pages })}</span>
      <Button variant="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t('fees.next')}
      </Button>
    </nav>
  )
}
