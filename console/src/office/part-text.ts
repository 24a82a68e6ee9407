import type { Translate } from '../i18n.ts'

interface NamedPart {
  readonly place: number
  readonly of: number
  readonly label: string
}

/** Which of the parts of an order a payment is for: two of them differ in nothing else. */
export function partText(part: NamedPart | null, t: Translate): string | null {
  if (part === null) return null
  const { place: n, of, label } = part
  return label === '' ? t('office.part.unnamed', { n, of }) : t('office.part.named', { n, of, label })
}
