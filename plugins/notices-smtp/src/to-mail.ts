import MailComposer from 'nodemailer/lib/mail-composer'
import type { Instant, Notice } from '@matricula/contract'
import type { Settings } from './settings.ts'

/** A message as it goes over the line. */
export interface Mail {
  readonly from: string
  readonly to: string
  readonly content: Buffer
}

export interface Envelope {
  readonly messageId: string
  /** When this notice was first tried, so that a second try is the same message byte by byte. */
  readonly at: Instant
}

/** The notice as a message: plain text, and HTML beside it where there is some; nothing is read from files or addresses. */
export async function mailOf(
  { to, subject, text, html }: Notice,
  { from, fromName, replyTo }: Pick<Settings, 'from' | 'fromName' | 'replyTo'>,
  { messageId, at }: Envelope,
): Promise<Mail> {
  const composer = new MailComposer({
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html !== null && { html }),
    messageId,
    date: new Date(at),
    // RFC 3834, 5.1: holiday replies stay at home.
    headers: { 'Auto-Submitted': 'auto-generated' },
    baseBoundary: messageId.slice(1, 33),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from, to, content: await composer.compile().build() }
}
