import { Alert } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { StudentHome } from './student-home.ts'

/** Tells the codes that nobody has. */
export function MissingCodes({ codes, found }: { codes: readonly string[]; found: readonly StudentHome[] }) {
  const t = useTranslate()
  const missing = codes.filter((code) => !found.some(({ student }) => student === code))
  return missing.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      message={t('office.transportation.codesUnknown', { codes: missing.join(', ') })}
    />
  )
}
