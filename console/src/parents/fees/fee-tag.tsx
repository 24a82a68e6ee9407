import type { Fee } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'

/** The word says the type; the colour only helps to find it again. */
export function FeeTag({ type }: { type: Fee['type'] }) {
  const t = useTranslate()
  return <span className={`fee-tag fee-tag--${type}`}>{t(`fees.types.${type}`)}</span>
}
