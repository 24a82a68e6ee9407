import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A server that answers the calls of the fees' import and of admin orders, and counts what they did. */
export interface PretendHub {
  readonly url: string
  /** How often each fee was stored, by its code. */
  readonly fees: ReadonlyMap<string, number>
  /** The bodies sent under each Idempotency-Key. */
  readonly orders: ReadonlyMap<string, readonly string[]>
  /** How many are being answered at this moment, at most. */
  readonly mostAtOnce: () => number
  /** What the next posts are answered instead; null lets them through again. */
  fault: PretendFault | null
  caller: string
  /** Each post takes that long. */
  delayMs: number
  /** No post is answered before what this answers is called. */
  readonly hold: () => () => void
  /** Settles once that many posts have come. */
  readonly posts: (count: number) => Promise<void>
}

export type PretendFault =
  | { readonly is: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** It acts and the answer is lost. */
  | { readonly is: 'hang-up' }

export async function pretendHub(): Promise<PretendHub> {
  const fees = new Map<string, number>()
  const orders = new Map<string, string[]>()
  let came = 0
  let now = 0
  let most = 0
  let held = Promise.resolve()
  const waiting: { readonly count: number; readonly resolve: () => void }[] = []
  const hub = {
    url: '',
    fees,
    orders,
    mostAtOnce: () => most,
    fault: null as PretendFault | null,
    caller: 'Prueba',
    delayMs: 0,
    hold() {
      let release = () => {}
      held = new Promise<void>((resolve) => {
        release = resolve
      })
      return release
    },
    posts: (count: number) =>
      new Promise<void>((resolve) => {
        if (came >= count) resolve()
        else waiting.push({ count, resolve })
      }),
  }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('it has no port')
  hub.url = `http://127.0.0.1:${place.port}`
  return hub

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0]
    if (request.method !== 'POST') {
      sendJson(response, 200, read(path ?? ''))
      return
    }
    const body = await text(request)
    const { fault } = hub
    came += 1
    now += 1
    most = Math.max(most, now)
    for (const { count, resolve } of waiting) if (came >= count) resolve()
    await held
    if (hub.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, hub.delayMs))
    now -= 1
    if (fault?.is === 'status') {
      problem(response, fault.status, 'TROUBLE', fault.headers)
      return
    }
    const isDone = path === '/api/enrollment/admin/fee' ? storeFee(body) : storeOrder(request, body)
    if (fault?.is === 'hang-up') response.destroy()
    else if (isDone)
      sendJson(response, 200, path === '/api/enrollment/admin/fee' ? { status: 200 } : { number: 1 })
    else problem(response, 409, 'FEE_DUPLICATE')
  }

  function read(path: string): unknown {
    if (path === '/api/session') {
      return { kind: 'staff', name: hub.caller, roles: ['admin'], csrfToken: '' }
    }
    if (path === '/api/enrollment/admin/grades') {
      return [{ id_grade: 105, grade_enrollment: 'Segundo', grade_sap_pricelist: '2' }]
    }
    return [...fees.keys()].map(feeOf)
  }

  function storeFee(body: string): boolean {
    const [{ code }] = JSON.parse(body)
    if (fees.has(code)) return false
    fees.set(code, (fees.get(code) ?? 0) + 1)
    return true
  }

  function storeOrder(request: IncomingMessage, body: string): boolean {
    const key = String(request.headers['idempotency-key'])
    orders.set(key, [...(orders.get(key) ?? []), body])
    return true
  }
}

/** What `feeFile` writes for a code, as the catalogue answers it. */
function feeOf(code: string, at: number) {
  return {
    id: at,
    code,
    concept: 'Taller',
    description: 'Una',
    value: 150_000,
    mandatory: false,
    type: 'ECO',
    fee_type: 'ECO',
    cuota: 20,
    promo_img_link: null,
    eco_type: 'adicional',
    schedule: 'Lunes',
    grade: 105,
    grade_open_apply: '',
    grade_enrollment: 'Segundo',
    version: 1,
  }
}

/** A file of so many new fees. */
export function feeFile(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `105,ECO-${1000 + at},Taller,150000,ECO,no,Una,adicional,20,Lunes`,
  )
  return ['grade,code,concept,value,type,mandatory,description,eco_type,cuota,schedule', ...rows, ''].join(
    '\n',
  )
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function problem(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
    .end(
      JSON.stringify({ type: 'about:blank', title: 'Trouble', status, code, detail: `Answered ${status}.` }),
    )
}
