import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import {
  attentionAnswer,
  credentialsIn,
  doneAnswer,
  errorAnswer,
  loginAnswer,
  messageReader,
  packet,
  packetType,
  preloginAnswer,
  rowsAnswer,
} from './tds.ts'
import { statementIn, type SentStatement } from './tds-request.ts'

export type Rows = readonly Readonly<Record<string, unknown>>[]

/** What the server does with a statement. */
export type StatementAnswer = Rows | { readonly error: number } | 'hangs' | 'hangs-up'

export interface PretendSqlServer {
  /** Settings that lead here. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly sent: readonly SentStatement[]
  /** Connections that are open now. */
  connections(): number
}

const user = 'hub_read'
const password = 'pretend-sql-password'

/** SQL Server's wire on a port of this machine; what a statement answers is the test's to say. */
export async function pretendSqlServer(
  answers: (sent: SentStatement) => StatementAnswer,
): Promise<PretendSqlServer> {
  const sent: SentStatement[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on(
      'data',
      messageReader((type, payload) => receive(socket, type, payload)),
    )
  })

  function receive(socket: Socket, type: number, payload: Buffer): void {
    const say = (answer: Buffer) => socket.write(packet(answer))
    if (type === packetType.prelogin) say(preloginAnswer())
    else if (type === packetType.login) say(welcome(payload))
    // The answer that was broken off ends first.
    else if (type === packetType.attention) [doneAnswer(), attentionAnswer()].forEach(say)
    else if (type === packetType.rpc) execute(socket, statementIn(payload))
    else say(doneAnswer())
  }

  function execute(socket: Socket, statement: SentStatement): void {
    sent.push(statement)
    const answer = answers(statement)
    if (answer === 'hangs') return
    if (answer === 'hangs-up') socket.destroy()
    else socket.write(packet('error' in answer ? errorAnswer(answer.error, 'names') : rowsAnswer(answer)))
  }

  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    settings: { server: '127.0.0.1', port, database: 'COLEGIO', user, password, encrypt: false },
    sent,
    connections: () => sockets.size,
  }
}

function welcome(login: Buffer): Buffer {
  const given = credentialsIn(login)
  const known = given.user === user && given.password === password
  return known ? loginAnswer() : errorAnswer(18456, "Login failed for user 'hub_read'")
}
