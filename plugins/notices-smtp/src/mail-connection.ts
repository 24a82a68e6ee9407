import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { PluginFault } from '@matricula/contract'
import { faultOfSmtp, type SmtpFailure } from './faults.ts'
import { domainOf, type Settings } from './settings.ts'
import type { Mail } from './to-mail.ts'

/** A conversation with the mail server, signed in. */
export interface MailConnection {
  send(mail: Mail): Promise<void>
}

/** Longer than any deadline of the hub, so that only a forgotten line ends by it. */
const socketTimeoutMs = 60_000

/**
 * Opens a line, signs in, runs `act` and says good-bye. Ends in a `PluginFault`, also when the signal aborts: then the
 * line is cut at once.
 */
export async function withConnection<T>(
  settings: Settings,
  signal: AbortSignal,
  act: (mailConnection: MailConnection) => Promise<T>,
): Promise<T> {
  const connection = connectionFor(settings)
  const sending = { handedOver: false }
  try {
    const answer = await endedBy(connection, signal, async () => {
      await step((done) => connection.connect(done))
      await signIn(connection, settings)
      return act({ send: (mail) => transmit(connection, mail, sending) })
    })
    connection.quit()
    return answer
  } catch (error) {
    connection.close()
    throw error instanceof PluginFault ? error : faultOfSmtp(failureOf(error), sending)
  }
}

/** nodemailer hangs what it knows on the error. */
function failureOf(error: unknown): SmtpFailure {
  return error instanceof Error ? Object.fromEntries(Object.entries(error)) : {}
}

function connectionFor(settings: Settings): SMTPConnection {
  const { host, port, security, ca } = settings
  return new SMTPConnection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    name: domainOf(settings),
    connectionTimeout: socketTimeoutMs,
    greetingTimeout: socketTimeoutMs,
    socketTimeout: socketTimeoutMs,
    socketCloseTimeout: 0,
  })
}

/** Runs `talk` until it ends, the line breaks, or the signal aborts. */
function endedBy<T>(connection: SMTPConnection, signal: AbortSignal, talk: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error('the deadline passed'))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    connection.on('error', reject)
    talk()
      .finally(() => signal.removeEventListener('abort', leave))
      .then(resolve, reject)
  })
}

type Done = (error?: Error | null) => void

function step(begin: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
}

async function signIn(connection: SMTPConnection, { user, password }: Settings): Promise<void> {
  if (user === undefined || password === undefined) return
  await step((done) => connection.login({ user, pass: password }, done))
}

/** The content is read once the server has asked for it; from then on the message may have been taken. */
function transmit(
  connection: SMTPConnection,
  { from, to, content }: Mail,
  sending: { handedOver: boolean },
): Promise<void> {
  const stream = Readable.from(
    (function* () {
      sending.handedOver = true
      yield content
    })(),
  )
  return step((done) => connection.send({ from, to, size: content.length }, stream, done))
}
