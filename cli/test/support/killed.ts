import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { cli, startCli } from './cli.ts'

export interface KillOptions {
  readonly hub: string
  readonly key: string
  readonly words: readonly string[]
  /** The call that acts, `POST /api/students/sync`; `{id}` stands for any name. */
  readonly act: string
  /** How many acts are answered before the one whose answer is lost. */
  readonly after: number
}

export interface ResumedRun {
  readonly exit: number
  readonly done: number
  readonly failed: number
  readonly left: number
  /** How often the hub was asked to act, by both processes. */
  readonly acts: number
}

/**
 * Runs a bulk command and kills it (SIGKILL) when the hub has acted and the program does not know it yet; then goes on
 * with the run in another process.
 */
export async function killAndResume({ hub, key, words, act, after }: KillOptions): Promise<ResumedRun> {
  const between = await proxyLosingOneAnswer(hub, { act, after })
  const around = { hub: between.url, key }
  const { child, home, ended } = await startCli([...words, '--yes', '--concurrency', '1'], around)
  const early = ended.then((said) => {
    throw new Error(`the command ended before it was killed: ${said.stderr}`)
  })
  await Promise.race([between.lost, early])
  early.catch(() => {})
  child.kill('SIGKILL')
  await ended
  const { exit, stdout, stderr } = await cli(['runs', 'resume', '--yes', '--json'], { ...around, home })
  if (stdout === '') throw new Error(stderr)
  const { done, failed, left } = JSON.parse(stdout)
  return { exit, done, failed, left, acts: between.acts() }
}

interface LostAnswer {
  readonly act: string
  readonly after: number
}

/** Stands before a hub and hands everything on, but for one answer, which nobody ever gets. */
async function proxyLosingOneAnswer(hub: string, { act, after }: LostAnswer) {
  let acts = 0
  let lose: () => void = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const server = createServer((request, response) => {
    const called = `${request.method} ${request.url?.split('?', 1)[0]}`
    const isAct = called.replace(/[\da-f]{8}-[\da-f-]{27}/, '{id}') === act
    if (isAct) acts += 1
    const isLost = isAct && acts === after + 1
    forward(hub, request, isLost ? null : response)
      .then(() => isLost && lose())
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  const url = await listen(server)
  return { url, lost, acts: () => acts }
}

async function forward(
  hub: string,
  request: IncomingMessage,
  response: ServerResponse | null,
): Promise<void> {
  const body = await buffer(request)
  const headers = new Headers()
  for (const name of ['authorization', 'content-type', 'accept-language', 'idempotency-key']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const answer = await fetch(new URL(request.url ?? '/', hub), {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const text = await answer.text()
  if (response === null) return
  for (const name of ['content-type', 'x-total-count', 'retry-after']) {
    const value = answer.headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
  response.writeHead(answer.status).end(text)
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
