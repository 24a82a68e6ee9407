import type { PluginKit } from '@matricula/contract'
import type { Locale, PageLink } from '@matricula/contract/sandbox'
import { texts } from './texts.ts'

/** Where a tester can go; the payer's pages do not lead here. */
export function testerLinks(kit: PluginKit, locale: Locale, current: '' | 'switches'): readonly PageLink[] {
  const text = texts[locale]
  return [
    { text: text.payments, to: kit.pageUrl('').href, current: current === '' },
    { text: text.switches, to: kit.pageUrl('switches').href, current: current === 'switches' },
  ]
}
