import type { Translate } from '../../i18n.ts'
import type { Integration } from './integration.ts'

/** What an adapter can do, each in words; what it cannot do is not said, what the texts do not know is said as it is. */
export function featuresText(supports: Integration['supports'], t: Translate): readonly string[] {
  return Object.entries(supports).flatMap(([name, value]) => {
    const key = `office.integrations.supports.${name}`
    const label = t(key)
    const feature = label === key ? name : label
    if (value === true) return [feature]
    if (value === 'none') return []
    if (typeof value === 'number' || typeof value === 'string') return [`${feature}: ${extentText(value, t)}`]
    return Array.isArray(value) && value.length > 0 ? [`${feature}: ${value.join(', ')}`] : []
  })
}

function extentText(value: number | string, t: Translate): string {
  const key = `office.integrations.extent.${value}`
  const text = t(key)
  return text === key ? String(value) : text
}
