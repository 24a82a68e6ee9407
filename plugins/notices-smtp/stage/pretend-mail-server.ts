import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { awaitedFault } from '@matricula/contract/kit'
import type { FaultScope, PretendVendor, VendorFault } from '@matricula/contract/kit'
import { readMessage, type ReceivedMail } from './received-mail.ts'

/** The steps of a conversation at which the server may refuse. */
export type SmtpStep = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'data'

export interface MailServerOptions {
  readonly user: string
  readonly password: string
  /** Nobody is there. */
  readonly refusedAddress: string
  /** With a certificate the server speaks TLS after STARTTLS, or from the first byte. */
  readonly tls?: { readonly key: string; readonly cert: string; readonly from: 'start' | 'starttls' }
}

/** A mail server on a port of this machine, with the mailbox behind it. */
export interface PretendMailServer extends Pick<PretendVendor, 'injectFault' | 'clearFault'> {
  readonly port: number
  /** Resolves once a conversation has come to the step at which the present fault leaves it waiting. */
  faultReached(): Promise<void>
  /** Every message the server took, in turn; a repeated one twice. */
  readonly taken: readonly ReceivedMail[]
  /** What stands in the mailbox: mail systems keep one message of a Message-ID. */
  mailbox(): readonly ReceivedMail[]
  /** Open connections. */
  connected(): number
  /** Answers this at that step from now on. */
  refuse(step: SmtpStep, reply: string): void
  close(): Promise<void>
}

type SmtpCallback = (error?: Error | null) => void

/** Opens one on a free port, in good health. */
export async function openMailServer(options: MailServerOptions): Promise<PretendMailServer> {
  const taken: ReceivedMail[] = []
  const sockets = new Map<number, Socket>()
  const refusals = new Map<SmtpStep, string>()
  let injected: { vendorFault: VendorFault; scope: FaultScope } | null = null
  let awaited = awaitedFault()

  const faultAt = (step: SmtpStep): VendorFault | null => {
    if (injected === null) return null
    const changes = step === 'mail' || step === 'rcpt' || step === 'data'
    return injected.scope === 'everything' || changes ? injected.vendorFault : null
  }

  /** Lets the step pass, refuses it, or leaves the client without an answer. */
  function answerStep(step: SmtpStep, port: number, answer: SmtpCallback): void {
    const vendorFault = faultAt(step)
    const socket = sockets.get(port)
    if (vendorFault === 'hangs' && (step === 'greeting' || step === 'data')) return awaited.markReached()
    if (vendorFault === 'hangs-up' && (step === 'greeting' || step === 'data')) return void socket?.destroy()
    if (vendorFault === 'garbage' && (step === 'greeting' || step === 'data')) {
      return void socket?.write('<<< not what anybody asked for\r\n')
    }
    const reply = refusals.get(step) ?? (vendorFault === null ? undefined : replies[vendorFault]?.[step])
    answer(reply === undefined ? null : refusal(reply))
  }

  const server = new SMTPServer({
    ...transportOf(options),
    authMethods: ['PLAIN', 'LOGIN'],
    disableReverseLookup: true,
    onConnect: ({ remotePort }, answer) => answerStep('greeting', remotePort, answer),
    onAuth({ username, password }, { remotePort }, answer) {
      const isKnown = username === options.user && password === options.password
      if (!isKnown) return answer(refusal('535 5.7.8 Error: authentication failed'))
      answerStep('auth', remotePort, (error) => answer(error, { user: options.user }))
    },
    onMailFrom: (_address, { remotePort }, answer) => answerStep('mail', remotePort, answer),
    onRcptTo({ address }, { remotePort }, answer) {
      if (address === options.refusedAddress) return answer(refusal('550 5.1.1 No such user here'))
      answerStep('rcpt', remotePort, answer)
    },
    onData(stream, { remotePort, envelope, secure }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (!refusals.has('data') && faultAt('data') !== 'hangs') {
          taken.push(readMessage(Buffer.concat(chunks).toString('latin1'), { envelope, secure }))
        }
        answerStep('data', remotePort, answer)
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(port))
  })

  const closeServer = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.server.close(() => resolve()))
    for (const socket of sockets.values()) socket.destroy()
    await closed
  }
  const port = await listenOn(server, 0)

  return {
    port,
    taken,
    mailbox: () => [...new Map(taken.map((mail) => [mail.messageId, mail])).values()],
    connected: () => sockets.size,
    faultReached: () => awaited.reached,
    refuse: (step, reply) => void refusals.set(step, reply),
    async injectFault(vendorFault, scope = 'everything') {
      injected = { vendorFault, scope }
      awaited = awaitedFault()
      if (vendorFault === 'unreachable') await closeServer()
    },
    async clearFault() {
      injected = null
      for (const socket of sockets.values()) socket.destroy()
      if (!server.server.listening) await listenOn(server, port)
    },
    close: closeServer,
  }
}

const replies: Readonly<Record<VendorFault, Partial<Record<SmtpStep, string>> | undefined>> = {
  unreachable: undefined,
  throttled: {
    greeting: '421 4.7.0 Too many connections, come back later',
    mail: '451 4.7.1 Come back later',
  },
  unauthorised: { auth: '535 5.7.8 Error: authentication failed', mail: '530 5.7.0 Sign in first' },
  refuses: { rcpt: '550 5.7.1 We do not take this' },
  'hangs-up': undefined,
  garbage: undefined,
  hangs: undefined,
}

/** The server writes the code itself. */
function refusal(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
}

function transportOf({ tls }: MailServerOptions): SMTPServerOptions {
  if (tls === undefined) return { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }
  return { key: tls.key, cert: tls.cert, secure: tls.from === 'start' }
}

function listenOn(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', reject)
      const address: AddressInfo | string | null = server.server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
