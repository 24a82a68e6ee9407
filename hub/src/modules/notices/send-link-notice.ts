import { type Notice, PluginFault } from '@matricula/contract'
import { type Locale, locales, translate, type TextValues } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import {
  codeOfChallenge,
  isOpenChallenge,
  type LinkPurpose,
  linkPurposes,
  openLink,
} from '../access/index.ts'
import type { Handler } from '../outbox/index.ts'
import { linkKinds, type Recipient } from './link-kinds.ts'

interface Letter {
  readonly purpose: LinkPurpose
  readonly subject: string
  readonly locale: Locale
  /** The challenge whose code stands beside the link; empty: none. */
  readonly challenge: string
}

/**
 * Mails a link, one of its own to each address. It is made here and now, so that neither its secret nor an address lies
 * in the outbox. A mail sent again has the first one's key, and the vendor keeps the first.
 */
export function sendLinkNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const letter = readLetter(payload)
    const { subject, purpose, challenge } = letter
    if (challenge !== '' && !(await isOpenChallenge(app.database, challenge, app.clock.wall())))
      return () => Promise.resolve()
    const recipients = await linkKinds[purpose].recipientsOf(app, subject, { trace, signal })
    const refused: PluginFault[] = []
    for (const recipient of recipients) {
      const write = { key: `${key}:${sha256(recipient.to).slice(0, 16)}`, trace, signal }
      const notice = await writeNotice(app, letter, recipient)
      await app.plugins.notices.send(notice, write).catch((error: unknown) => {
        if (!(error instanceof PluginFault) || error.code !== 'rejected') throw error
        refused.push(error)
      })
    }
    // One bad address must not keep the others' mail from counting; nobody reached is for a person to see.
    const [first] = refused
    if (first !== undefined && refused.length === recipients.length) throw first
    return () => Promise.resolve()
  }
}

function readLetter({
  purpose,
  subject = '',
  locale,
  challenge = '',
}: Readonly<Record<string, string>>): Letter {
  const known = linkPurposes.find((one) => one === purpose)
  if (known === undefined) throw new Error(`no link is for ${purpose}`)
  return { purpose: known, subject, locale: locales.find((one) => one === locale) ?? 'es-CO', challenge }
}

async function writeNotice(
  app: AppContext,
  { purpose, subject, locale, challenge }: Letter,
  { channel, to }: Recipient,
): Promise<Notice> {
  const { config, database, clock, publicUrl } = app
  const { school, access } = config.settings
  const minutes = access.linkMinutes
  const code = challenge === '' ? '' : await codeOfChallenge(database, challenge)
  const values = { code, minutes, school: school.name }
  const text = (part: string, more: TextValues = {}) =>
    translate(config.texts, locale, `notice.link.${purpose}.${part}`, { ...values, ...more })
  if (channel !== 'email') return { channel, to, subject: text('subject'), text: text('message'), html: null }
  const secret = await openLink(database, {
    purpose,
    subject,
    minutes,
    challenge: challenge === '' ? null : challenge,
    at: clock.wall(),
  })
  const url = `${publicUrl()}${linkKinds[purpose].page}${secret}`
  return { channel, to, subject: text('subject'), text: text('text', { url }), html: null }
}
