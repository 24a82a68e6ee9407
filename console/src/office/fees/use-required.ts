import { useTranslate } from '../../i18n.ts'
import type { FeeField } from './fee-form.ts'

/** The school's own message for a field that is empty. */
export function useRequired() {
  const t = useTranslate()
  return (field: FeeField) => [{ required: true, message: t(`fee.missing.${field}`) }]
}
