import { hub } from '../../api/hub.ts'
import type { paths } from '@matricula/hub/api'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Every call that the hub publishes, as its access policy writes it: `GET /api/payments`. */
export type Call = {
  [P in keyof paths]: {
    [M in Method]: undefined extends paths[P][M] ? never : `${Uppercase<M>} ${P}`
  }[Method]
}[keyof paths]

type Operation<C extends Call> = C extends `${infer M} ${infer P}`
  ? P extends keyof paths
    ? Lowercase<M> extends keyof paths[P]
      ? NonNullable<paths[P][Lowercase<M>]>
      : never
    : never
  : never

type Content<R> = R extends { content: { 'application/json': infer A } } ? A : undefined

/** What the hub answers to a call that went well. */
export type ResponseOf<C extends Call> =
  Operation<C> extends { responses: infer R } ? Content<R[(200 | 201 | 202 | 204) & keyof R]> : never

/** A row of a list that the hub answers. */
export type RowOf<C extends Call> = ResponseOf<C> extends readonly (infer R)[] ? R : never

/** What a call takes in its body; undefined when it takes none. */
export type BodyOf<C extends Call> =
  Operation<C> extends { requestBody: { content: { 'application/json': infer B } } }
    ? B
    : Operation<C> extends { requestBody?: { content: { 'application/json': infer B } } }
      ? B | undefined
      : undefined

export type QueryParams = Readonly<Record<string, string | number | boolean | undefined>>

export interface CallInput {
  /** The parts of the path in braces. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: QueryParams
  readonly headers?: Record<string, string>
}

/** The address of a call, its braces filled and its query written out. */
export function addressOf(call: Call, { params = {}, query = {} }: CallInput = {}): string {
  const path = call
    .slice(call.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/** Reads something of the hub. Throws HubProblem. */
export function read<C extends Call & `GET ${string}`>(
  call: C,
  input: CallInput = {},
): Promise<ResponseOf<C>> {
  return hub.get(addressOf(call, input))
}

/** Reads something of the hub by a POST that changes nothing. Throws HubProblem. */
export function ask<C extends Call & `POST ${string}`>(call: C, body: BodyOf<C>): Promise<ResponseOf<C>> {
  return hub.ask(addressOf(call), body)
}

/** Changes something in the hub. Throws HubProblem. */
export function perform<C extends Call>(
  call: C,
  body?: BodyOf<C>,
  input: CallInput = {},
): Promise<ResponseOf<C>> {
  return change(changeOf(call), addressOf(call, input), body, input.headers)
}

export type WriteMethod = 'post' | 'put' | 'patch' | 'delete'

/** Throws on a call that only reads: a bug of the caller. */
export function changeOf(call: Call): WriteMethod {
  const name = call.slice(0, call.indexOf(' ')).toLowerCase()
  const method = writeMethods.find((one) => one === name)
  if (method === undefined) throw new Error(`${call} changes nothing`)
  return method
}

const writeMethods: readonly WriteMethod[] = ['post', 'put', 'patch', 'delete']

export function change<A>(
  method: WriteMethod,
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<A> {
  switch (method) {
    case 'post':
      return hub.post(address, body ?? {}, headers)
    case 'put':
      return hub.put(address, body, headers)
    case 'patch':
      return hub.patch(address, body)
    case 'delete':
      return hub.delete(address)
  }
}
