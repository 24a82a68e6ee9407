import { Alert } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { StudentHome } from './student-home.ts'

/** Tells the codes that nobody has. */
export function MissingCodes({ asked, found }: { asked: readonly string[]; found: readonly StudentHome[] }) {
  const text = useTexts()
  const missing = asked.filter((code) => !found.some(({ student }) => student === code))
  return missing.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      message={text('office.transportation.codesUnknown', { codes: missing.join(', ') })}
    />
  )
}
