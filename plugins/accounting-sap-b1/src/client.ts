import { PluginFault, runRead } from '@matricula/contract'
import type { HttpResponse, PluginKit } from '@matricula/contract'
import { batchBody, batchParts, batchType, type BatchPart } from './batch.ts'
import { faultOfAnswer } from './faults.ts'
import { pageFrom, type ListPage } from './from-list.ts'
import { nextPath, pathOf, type Query } from './odata.ts'
import type { Settings } from './settings.ts'
import { openTransport } from './transport.ts'

export interface ListRequest {
  readonly entity: string
  readonly query: Query
}

/** Speaks Service Layer. Look-ups go by filter, never by key: a path stands in the log, and a key names a student. */
export interface Client {
  /** The pages of a list, each read when it is asked for; at most `top` rows where the query has one. */
  pages(request: ListRequest, signal: AbortSignal): AsyncIterable<readonly unknown[]>
  /** A list to its last page. */
  list(request: ListRequest, signal: AbortSignal): Promise<readonly unknown[]>
  /** Several lists, each to its last page; the first pages come in one round trip. */
  listsTogether(requests: readonly ListRequest[], signal: AbortSignal): Promise<(readonly unknown[])[]>
  /** The created entity as SAP answers it. */
  create(entity: string, body: unknown, signal: AbortSignal): Promise<unknown>
  /** $metadata, as XML. */
  metadata(signal: AbortSignal): Promise<string>
  leave(): Promise<void>
}

const rowsOfPage = 100

/** Wiring only; the first call signs in. */
export function serviceLayerClient(settings: Settings, kit: PluginKit): Client {
  const now = () => kit.now()
  const transport = openTransport(settings, kit, { prefer: `odata.maxpagesize=${rowsOfPage}` })
  const prefix = new URL(transport.root).pathname

  const page = (path: string, signal: AbortSignal) =>
    runRead(async () => pageFrom((await transport.send({ method: 'GET', path, signal })).json()))

  async function* followingPages(first: ListPage, signal: AbortSignal): AsyncGenerator<readonly unknown[]> {
    let current = first
    yield current.rows
    while (current.next !== null) {
      current = await page(pathOfNext(current.next), signal)
      yield current.rows
    }
  }

  function pathOfNext(link: string): string {
    const path = nextPath(transport.root, link)
    if (path !== null) return path
    throw new PluginFault('unreachable', 'the next page of a list lies outside Service Layer')
  }

  async function* pages({ entity, query }: ListRequest, signal: AbortSignal) {
    let left = query.top ?? Number.MAX_SAFE_INTEGER
    for await (const rows of followingPages(await page(pathOf(entity, query), signal), signal)) {
      yield rows.slice(0, left)
      left -= rows.length
      if (left <= 0) return
    }
  }

  async function firstPages(paths: readonly string[], signal: AbortSignal): Promise<ListPage[]> {
    const body = batchBody(paths.map((path) => `${prefix}/${path}`))
    const headers = { 'content-type': batchType, accept: 'multipart/mixed' }
    const parts = batchParts(await transport.send({ method: 'POST', path: '$batch', headers, body, signal }))
    // Processing stops at the first failure, so its part is the last one.
    const answers = (parts ?? []).map((part) => answerOf(part))
    const fault = answers.map((answer) => faultOfAnswer(answer, now())).find((found) => found !== null)
    if (fault !== undefined) throw fault
    if (answers.length === paths.length) return answers.map((answer) => pageFrom(answer.json()))
    throw new PluginFault('unknown-outcome', 'SAP answered a batch with another number of parts')
  }

  return {
    pages,
    list: async (request, signal) => collectRows(pages(request, signal)),
    async listsTogether(requests, signal) {
      const first = await runRead(() =>
        firstPages(
          requests.map(({ entity, query }) => pathOf(entity, query)),
          signal,
        ),
      )
      return Promise.all(first.map((one) => collectRows(followingPages(one, signal))))
    },
    async create(entity, body, signal) {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', path: entity, headers, body: JSON.stringify(body), signal } as const
      return (await transport.send(request)).json()
    },
    metadata: (signal) =>
      runRead(async () =>
        (
          await transport.send({
            method: 'GET',
            path: '$metadata',
            headers: { accept: 'application/xml' },
            signal,
          })
        ).text(),
      ),
    leave: () => transport.leave(),
  }
}

/** A part of a batch as an answer of its own. */
function answerOf({ status, text }: BatchPart): HttpResponse {
  return {
    status,
    headers: {},
    body: new TextEncoder().encode(text),
    text: () => text,
    json(): unknown {
      try {
        return JSON.parse(text)
      } catch {
        throw new PluginFault('unknown-outcome', 'SAP answered a part that is not JSON')
      }
    },
  }
}

async function collectRows(pages: AsyncIterable<readonly unknown[]>): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}
