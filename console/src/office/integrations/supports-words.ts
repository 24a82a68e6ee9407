import type { Translate } from '../../i18n.ts'
import type { Integration } from './integration.ts'

/** What an adapter can do, each in words; what it cannot do is not said, what the texts do not know is said as it is. */
export function supportsWords(supports: Integration['supports'], text: Translate): readonly string[] {
  return Object.entries(supports).flatMap(([name, value]) => {
    const key = `office.integrations.supports.${name}`
    const said = text(key)
    const word = said === key ? name : said
    if (value === true) return [word]
    if (typeof value === 'number' || typeof value === 'string') return [`${word}: ${value}`]
    return Array.isArray(value) && value.length > 0 ? [`${word}: ${value.join(', ')}`] : []
  })
}
