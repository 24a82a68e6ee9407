import type { Fee } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'

/** The word says the type; the colour only helps to find it again. */
export function FeeTag({ type }: { type: Fee['type'] }) {
  const text = useTexts()
  return <span className={`fee-tag fee-tag--${type}`}>{text(`fees.types.${type}`)}</span>
}
