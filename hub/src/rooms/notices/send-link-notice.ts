import { PluginFault } from '@matricula/contract'
import { type Locale, locales, say } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import { sha256 } from '../../shared/ids.ts'
import { type LinkPurpose, linkPurposes, openLink } from '../access/index.ts'
import type { Handler } from '../outbox/index.ts'
import { linkKinds } from './link-kinds.ts'

interface Letter {
  readonly purpose: LinkPurpose
  readonly subject: string
  readonly locale: Locale
}

/**
 * Mails a link, one of its own to each address. It is made here and now, so that neither its secret nor an address lies
 * in the outbox. A mail sent again has the first one's key, and the vendor keeps the first.
 */
export function sendLinkNotice(house: House): Handler {
  return async ({ payload, key, trace }, signal) => {
    const letter = readLetter(payload)
    const { subject, purpose } = letter
    const addresses = await linkKinds[purpose].addressesOf(house, subject, { trace, signal })
    const refused: PluginFault[] = []
    for (const to of addresses) {
      const write = { key: `${key}:${sha256(to).slice(0, 16)}`, trace, signal }
      await house.plugins.notices.send(await writeMail(house, letter, to), write).catch((error: unknown) => {
        if (!(error instanceof PluginFault) || error.code !== 'rejected') throw error
        refused.push(error)
      })
    }
    // One bad address must not keep the others' mail from counting; nobody reached is for a person to see.
    const [first] = refused
    if (first !== undefined && refused.length === addresses.length) throw first
    return () => Promise.resolve()
  }
}

function readLetter({ purpose, subject = '', locale }: Readonly<Record<string, string>>): Letter {
  const known = linkPurposes.find((one) => one === purpose)
  if (known === undefined) throw new Error(`no link is for ${purpose}`)
  return { purpose: known, subject, locale: locales.find((one) => one === locale) ?? 'es-CO' }
}

async function writeMail(house: House, { purpose, subject, locale }: Letter, to: string) {
  const { config, database, clock, publicUrl } = house
  const { school, access } = config.settings
  const minutes = access.linkMinutes
  const secret = await openLink(database, { purpose, subject, minutes, at: clock.wall() })
  const url = `${publicUrl()}${linkKinds[purpose].page}${secret}`
  const text = (part: string) =>
    say(config.texts, locale, `notice.link.${purpose}.${part}`, { url, minutes, school: school.name })
  return { channel: 'email', to, subject: text('subject'), text: text('text'), html: null } as const
}
