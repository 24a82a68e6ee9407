import { expect, it } from 'vitest'
import { pacedHttp } from '../../src/index.ts'
import type { Http, HttpResponse } from '../../src/index.ts'

const answer: HttpResponse = {
  status: 200,
  headers: {},
  body: new Uint8Array(),
  text: () => '',
  json: () => null,
}

/** A vendor that answers only when told to. */
function slowVendor() {
  const waiting: (() => void)[] = []
  let most = 0
  const http: Http = {
    send: () =>
      new Promise((resolve) => {
        waiting.push(() => resolve(answer))
        most = Math.max(most, waiting.length)
      }),
  }
  return { http, waiting, most: () => most, answerOne: () => waiting.shift()?.() }
}

const request = (signal = new AbortController().signal) =>
  ({ method: 'GET', url: 'https://vendor.example/', signal }) as const

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('has no more calls under way than the vendor puts up with', async () => {
  const { http, waiting, most, answerOne } = slowVendor()
  const paced = pacedHttp(http, { limit: 100, intervalMs: 1000, atOnce: 2 })
  const calls = Array.from({ length: 5 }, () => paced.send(request()))
  for (let answered = 0; answered < calls.length;) {
    await settled()
    if (waiting.length > 0) {
      answerOne()
      answered += 1
    }
  }
  await Promise.all(calls)
  expect(most()).toBe(2)
})

it('waits for the next interval once the limit is reached', async () => {
  const sent: number[] = []
  const http: Http = {
    async send() {
      sent.push(sent.length)
      return answer
    },
  }
  const paced = pacedHttp(http, { limit: 2, intervalMs: 300, atOnce: 10 })
  const calls = [paced.send(request()), paced.send(request()), paced.send(request())]
  await Promise.all(calls.slice(0, 2))
  expect(sent).toHaveLength(2)
  await calls[2]
  expect(sent).toHaveLength(3)
})

it('says of a call that was given up before its turn that nothing was sent', async () => {
  const { http, waiting, answerOne } = slowVendor()
  const paced = pacedHttp(http, { limit: 100, intervalMs: 1000, atOnce: 1 })
  const first = paced.send(request())
  const leaving = new AbortController()
  const second = paced.send(request(leaving.signal))
  await settled()
  leaving.abort()
  await expect(second).rejects.toMatchObject({ code: 'unreachable' })
  expect(waiting).toHaveLength(1)
  answerOne()
  await first
})

it('does not begin a call whose deadline has passed', async () => {
  const { http, waiting } = slowVendor()
  const paced = pacedHttp(http, { limit: 1, intervalMs: 1000, atOnce: 1 })
  await expect(paced.send(request(AbortSignal.abort()))).rejects.toMatchObject({ code: 'unreachable' })
  expect(waiting).toHaveLength(0)
})
