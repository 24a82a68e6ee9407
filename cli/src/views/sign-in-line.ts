import type { components } from '@matricula/hub/api'
import { type Locale, translator } from '../i18n.ts'

export type SignInView = components['schemas']['StudentFile']['sees']

/** Why the family would not reach the payment now, in the hub's words for it; none where it would. */
export function signInLine({ outcome, title }: SignInView, locale: Locale): readonly string[] {
  return outcome === 'proceed' ? [] : [translator('quote', locale)('gate', { title })]
}
