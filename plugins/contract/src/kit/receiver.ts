import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import type { RawRequest } from '../webhook.ts'

/** The hub's end of the callbacks: a real server that keeps what arrives. */
export interface Receiver {
  readonly origin: string
  readonly received: readonly RawRequest[]
  /** Answers this status from now on; 200 at first. */
  answer(status: number): void
  /** Resolves once that many callbacks have arrived. */
  arrived(count: number): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const received: RawRequest[] = []
  const waiting: { count: number; done: () => void }[] = []
  let status = 200
  const receive = async (request: IncomingMessage): Promise<void> => {
    received.push(await rawRequest(request))
    for (const { count, done } of waiting) if (received.length >= count) done()
  }
  const server = createServer((request, response) => {
    void receive(request).then(() => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    answer: (next) => void (status = next),
    arrived: (count) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise((done) => void waiting.push({ count, done })),
  }
}

async function rawRequest(request: IncomingMessage): Promise<RawRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return {
    method: request.method ?? '',
    path: '',
    query: {},
    headers: Object.fromEntries(headers),
    body: new Uint8Array(Buffer.concat(chunks)),
  }
}
