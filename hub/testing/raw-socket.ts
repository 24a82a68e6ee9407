import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'

/** A connection on which these bytes were written, and everything that comes back until it is closed. */
export function speak(url: string, written: string): { socket: Socket; heard: Promise<string> } {
  const { hostname, port } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  socket.write(written)
  return { socket, heard: hear(socket) }
}

async function hear(socket: Socket): Promise<string> {
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  await once(socket, 'close')
  return heard
}

export function exchange(url: string, written: string): Promise<string> {
  return speak(url, written).heard
}

export const statusIn = (heard: string) => Number(heard.split(' ')[1])

export const bodyIn = (heard: string) => heard.split('\r\n\r\n').slice(1).join('\r\n\r\n')

export function headersIn(heard: string): Headers {
  const [head = ''] = heard.split('\r\n\r\n')
  const pairs = head
    .split('\r\n')
    .slice(1)
    .map((line): [string, string] => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()])
  return new Headers(pairs)
}
