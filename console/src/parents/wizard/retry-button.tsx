import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <Button variant="secondary" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
}
