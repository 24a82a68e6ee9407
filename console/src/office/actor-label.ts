import type { Translate } from '../i18n.ts'
import { providerLabel } from './provider-label.ts'

const named = ['student', 'guardian', 'key']
const nameless = ['family', 'hub', 'pay-link']

/** Who did something, as the hub writes them down: `staff:finanzas`, `provider:card`, `family`. */
export function actorLabel(actor: string, t: Translate): string {
  const [kind = '', name = ''] = actor.split(/:(.*)/)
  if (kind === 'staff') return name
  if (kind === 'provider') return providerLabel(name, t)
  if (named.includes(kind)) return t(`office.actor.${kind}`, { name })
  return nameless.includes(kind) ? t(`office.actor.${kind}`) : actor
}
