import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { DatabaseKind, TestDatabase } from './databases.ts'

/**
 * The wire between a hub and a server. Gone silent, it carries nothing and says so to nobody, as a firewall that drops
 * packets does; when it is back, what was on it then stays lost.
 */
export class Line {
  readonly url: string
  readonly #ends = new Set<Socket>()
  #isSilent = false

  private constructor(url: string) {
    this.url = url
  }

  static async to(url: string): Promise<Line> {
    const far = new URL(url)
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const near = new URL(url)
    near.hostname = '127.0.0.1'
    near.port = String(address.port)
    const line = new Line(near.href)
    server.on('connection', (socket) => line.#carry(socket, far))
    line.close = () => {
      server.close()
      for (const end of line.#ends) end.destroy()
    }
    return line
  }

  close: () => void = () => undefined

  goSilent(): void {
    this.#isSilent = true
  }

  comeBack(): void {
    this.#isSilent = false
  }

  /** Breaks every connection, as a server that is switched off does. */
  cut(): void {
    for (const end of this.#ends) end.destroy()
  }

  #carry(near: Socket, { hostname, port }: URL): void {
    this.#keep(near)
    if (this.#isSilent) return
    const far = connect({ host: hostname, port: Number(port || 5432) })
    this.#keep(far)
    let isLost = false
    const pass = (to: Socket) => (chunk: Buffer) => {
      isLost ||= this.#isSilent
      if (!isLost) to.write(chunk)
    }
    const end = (other: Socket) => () => {
      isLost ||= this.#isSilent
      if (!isLost) other.destroy()
    }
    near.on('data', pass(far)).on('close', end(far))
    far.on('data', pass(near)).on('close', end(near))
  }

  #keep(socket: Socket): void {
    this.#ends.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#ends.delete(socket))
    // What nobody reads would never be seen to end.
    socket.resume()
  }
}

/** A database of that kind at the other end of a line of its own. */
export async function acrossLine(kind: DatabaseKind): Promise<{ line: Line; kind: DatabaseKind }> {
  const place = await kind.create()
  const line = await Line.to(place.environment['MATRICULA_DATABASE_URL'] ?? '')
  const across: TestDatabase = {
    environment: { ...place.environment, MATRICULA_DATABASE_URL: line.url },
    async drop() {
      line.close()
      await place.drop()
    },
  }
  return { line, kind: { name: kind.name, create: () => Promise.resolve(across) } }
}
