import type { PluginKit } from '@matricula/contract'
import type { Locale, PageLink } from '@matricula/contract/sandbox'
import { texts } from './texts.ts'

export function testerLinks(
  kit: PluginKit,
  locale: Locale,
  current: 'books' | 'switches' | 'none',
): readonly PageLink[] {
  const text = texts[locale]
  return [
    { text: text.books, to: kit.pageUrl('').href, current: current === 'books' },
    { text: text.switches, to: kit.pageUrl('switches').href, current: current === 'switches' },
  ]
}
