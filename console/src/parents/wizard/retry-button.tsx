import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const text = useTexts()
  return (
    <Button look="secondary" onClick={onRetry}>
      {text('common.retry')}
    </Button>
  )
}
