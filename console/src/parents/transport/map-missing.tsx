import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'

/** In place of the map or the search when their code could not be fetched. */
export function MapMissing() {
  const text = useTexts()
  return (
    <Alert kind="warn" title={text('transport.map.missing')}>
      <p>{text('transport.map.missingBody')}</p>
    </Alert>
  )
}
