/** The little of SQL Server's wire protocol (TDS 7.4) that a sign-in and a parameterised query need. */

export const packetType = {
  batch: 0x01,
  rpc: 0x03,
  answer: 0x04,
  attention: 0x06,
  login: 0x10,
  prelogin: 0x12,
}

const headerLength = 8
const endOfMessage = 0x01

/** An answer as one packet. */
export function packet(payload: Buffer): Buffer {
  const header = Buffer.alloc(headerLength)
  header.writeUInt8(packetType.answer, 0)
  header.writeUInt8(endOfMessage, 1)
  header.writeUInt16BE(headerLength + payload.length, 2)
  return Buffer.concat([header, payload])
}

/** Gathers bytes into whole messages. */
export function messageReader(onMessage: (type: number, payload: Buffer) => void): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0)
  let parts: Buffer[] = []
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    while (waiting.length >= headerLength && waiting.length >= waiting.readUInt16BE(2)) {
      const length = waiting.readUInt16BE(2)
      const [type, status] = [waiting.readUInt8(0), waiting.readUInt8(1)]
      parts.push(waiting.subarray(headerLength, length))
      waiting = waiting.subarray(length)
      if ((status & endOfMessage) === 0) continue
      onMessage(type, Buffer.concat(parts))
      parts = []
    }
  }
}

/** No encryption: the server is on this machine. */
export function preloginAnswer(): Buffer {
  return Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 0xff, 16, 0, 0, 0, 0, 0, 2])
}

export function loginAnswer(): Buffer {
  const name = short('Pretend SQL')
  const body = Buffer.concat([Buffer.from([1, 0x74, 0, 0, 4]), name, Buffer.from([16, 0, 0, 0])])
  return Buffer.concat([Buffer.from([0xad]), uint16(body.length), body, done(0)])
}

/** User and password of a sign-in. */
export function credentialsIn(login: Buffer): { readonly user: string; readonly password: string } {
  const field = (at: number) => {
    const offset = login.readUInt16LE(at)
    return login.subarray(offset, offset + 2 * login.readUInt16LE(at + 2))
  }
  const scrambled = Buffer.from(field(44)).map((byte) => byte ^ 0xa5)
  const password = Buffer.from(scrambled.map((byte) => ((byte << 4) | (byte >> 4)) & 0xff))
  return { user: field(40).toString('utf16le'), password: password.toString('utf16le') }
}

export function errorAnswer(number: number, message: string): Buffer {
  const text = Buffer.concat([uint16(message.length), utf16(message)])
  const body = Buffer.concat([
    uint32(number),
    Buffer.from([1, 16]),
    text,
    short('pretend'),
    short(''),
    uint32(1),
  ])
  return Buffer.concat([Buffer.from([0xaa]), uint16(body.length), body, done(0x02)])
}

/** Rows of texts and whole numbers; the first row names the columns. Without rows there still is a column. */
export function rowsAnswer(rows: readonly Readonly<Record<string, unknown>>[]): Buffer {
  const columns = Object.entries(rows[0] ?? { Nothing: '' })
  const head = columns.map(([name, value]) =>
    Buffer.concat([uint32(0), uint16(1), typeof value === 'number' ? intType : textType, short(name)]),
  )
  const body = rows.map((row) =>
    Buffer.concat([Buffer.from([0xd1]), ...columns.map(([name, sample]) => cell(row[name], typeof sample))]),
  )
  return Buffer.concat([Buffer.from([0x81]), uint16(columns.length), ...head, ...body, done(0x10)])
}

export const doneAnswer = () => done(0)

export const attentionAnswer = () => done(0x20)

const collation = Buffer.from([0x09, 0x04, 0xd0, 0x00, 0x34])
const intType = Buffer.from([0x26, 4])
const textType = Buffer.concat([Buffer.from([0xe7]), uint16(8000), collation])

function cell(value: unknown, sort: string): Buffer {
  if (sort === 'number') return Buffer.concat([Buffer.from([4]), uint32(Number(value))])
  if (typeof value !== 'string') return uint16(0xffff)
  return Buffer.concat([uint16(2 * value.length), utf16(value)])
}

function done(status: number): Buffer {
  return Buffer.concat([Buffer.from([0xfd]), uint16(status), uint16(0xc1), Buffer.alloc(8)])
}

function short(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), utf16(text)])
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le')
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
