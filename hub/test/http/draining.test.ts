import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { listen } from '@matricula/hub/testing/listener'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

type Ready = { readonly status: string }

async function connectTo({ hub: { server } }: TestHub): Promise<Socket> {
  const accepted = once(server.listener, 'connection')
  const socket = connect({ port: Number(server.info.port), host: '127.0.0.1' })
  await accepted
  return socket
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`

const whenNobodyIsLetIn = ({ hub: { server } }: TestHub) =>
  until(
    () => Promise.resolve(server.listener.listening),
    (isListening) => !isListening,
  )

describe('A hub that is told to leave', () => {
  it('says so to the balancer, serves whoever comes meanwhile on their last connection, and then takes nobody', async () => {
    const hub = await runHub({ settings: { server: { drainSeconds: 1 } } })
    const visitor = hub.visitor()
    expect((await visitor.get<Ready>('/api/health/ready')).body.status).toBe('ready')

    const left = hub.hub.drain()
    const leaving = await visitor.get<Ready>('/api/health/ready')
    const served = await visitor.get('/api/seasons/current')
    await left

    expect([leaving.status, leaving.body.status]).toEqual([503, 'leaving'])
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    await expect(visitor.get('/api/health/live')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })
})

describe('A hub that stops', () => {
  it('still hears who had just come in, and answers in full', async () => {
    const hub = await runHub()
    const socket = await connectTo(hub)
    const stopped = hub.hub.stop()
    await whenNobodyIsLetIn(hub)

    socket.write(ask('/api/seasons/current'))
    const answer = await text(socket)
    await stopped

    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ season: '2025-2026' })
  })

  it('sends a long answer to its end to who reads slowly', async () => {
    const hub = await runHub()
    const socket = await connectTo(hub)
    socket.write(ask('/documentation/swagger-ui-bundle.js'))
    const [first] = await once(socket, 'data')
    socket.pause()
    const stopped = hub.hub.stop()
    await whenNobodyIsLetIn(hub)

    const answer = String(first) + (await text(socket))
    await stopped

    const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
    expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/i.exec(head)?.[1]))
  })

  it('waits for nobody who says nothing, or has nothing more to say', async () => {
    const hub = await runHub()
    const silent = await connectTo(hub)
    const answered = await connectTo(hub)
    answered.write(ask('/api/health/live'))
    await once(answered, 'data')

    await hub.hub.stop()

    const closed = await until(
      () => Promise.resolve([silent.closed, answered.closed]),
      (each) => each.every(Boolean),
    )
    expect(closed).toEqual([true, true])
  })

  it('ends the live events of a payment, whose watcher comes back elsewhere', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10004')
    const { body } = await family.pay(await family.quote(rightAndCosts))
    const events = await listen(family.visitor, body.token)
    await events.next()

    await hub.hub.stop()

    // Cut off, it would fail otherwise.
    await expect(events.next()).rejects.toThrow('the stream ended')
  })
})
