import type { PluginKit } from '@matricula/contract'
import type { Locale, PageLink } from '@matricula/contract/sandbox'
import { texts } from './texts.ts'

/** Where a tester can go; the signer's page does not lead here. */
export function testerLinks(
  kit: PluginKit,
  locale: Locale,
  current: 'documents' | 'switches',
): readonly PageLink[] {
  const text = texts[locale]
  return [
    { text: text.documents, to: kit.pageUrl('').href, current: current === 'documents' },
    { text: text.switches, to: kit.pageUrl('switches').href, current: current === 'switches' },
  ]
}
