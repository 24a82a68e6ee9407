import type { RawRequest } from '../webhook.ts'

/** Above it the kit takes samples, evenly over the body. */
const mostFlips = 2000

/** The bytes of a body that the kit alters, one at a time. */
export function flips(body: Uint8Array): readonly number[] {
  const count = Math.min(body.length, mostFlips)
  return Array.from({ length: count }, (_, index) => Math.floor((index * body.length) / count))
}

/** The same request with the lowest bit of one byte of its body turned over. */
export function flippedAt(request: RawRequest, index: number): RawRequest {
  return { ...request, body: request.body.map((byte, at) => (at === index ? byte ^ 1 : byte)) }
}
