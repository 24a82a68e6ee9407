import type { Translate } from '../i18n.ts'
import { providerWords } from './provider-words.ts'

const named = ['student', 'guardian', 'key']
const nameless = ['family', 'hub']

/** Who did something, as the hub writes them down: `staff:finanzas`, `provider:card`, `family`. */
export function actorWords(actor: string, text: Translate): string {
  const [kind = '', name = ''] = actor.split(/:(.*)/)
  if (kind === 'staff') return name
  if (kind === 'provider') return providerWords(name, text)
  if (named.includes(kind)) return text(`office.actor.${kind}`, { name })
  return nameless.includes(kind) ? text(`office.actor.${kind}`) : actor
}
