import type { PluginKit } from '@matricula/contract'
import type { Locale, PageLink } from '@matricula/contract/sandbox'
import { texts } from './texts.ts'

export function testerLinks(
  kit: PluginKit,
  locale: Locale,
  current: 'messages' | 'switches' | 'none',
): readonly PageLink[] {
  const text = texts[locale]
  return [
    { text: text.messages, to: kit.pageUrl('').href, current: current === 'messages' },
    { text: text.switches, to: kit.pageUrl('switches').href, current: current === 'switches' },
  ]
}
