import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

interface Props {
  page: number
  /** How many pages there are. */
  pages: number
  onPage: (page: number) => void
}

/** Before and after; absent when one page holds everything. */
export function FeesPages({ page, pages, onPage }: Props) {
  const text = useTexts()
  if (pages === 1) return null
  return (
    <nav className="fees__pages" aria-label={text('fees.pages')}>
      <Button look="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {text('fees.previous')}
      </Button>
      <span className="figures">{text('fees.page', { page, pages })}</span>
      <Button look="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {text('fees.next')}
      </Button>
    </nav>
  )
}
