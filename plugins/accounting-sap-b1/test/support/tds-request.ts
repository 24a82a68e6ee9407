export interface SentStatement {
  readonly text: string
  /** Parameters by name, without the @. */
  readonly values: Readonly<Record<string, string | number | null>>
}

type Cell = readonly [name: string, value: string | number | null]

/** The statement and the parameters of a call of sp_executesql. */
export function statementIn(rpc: Buffer): SentStatement {
  const headers = rpc.readUInt32LE(0)
  // 0xFFFF, the number of the procedure, option flags.
  let at = headers + 6
  const cells: Cell[] = []
  while (at < rpc.length) {
    const [cell, next] = parameterAt(rpc, at)
    cells.push(cell)
    at = next
  }
  const [statement, _declarations, ...values] = cells
  return {
    text: String(statement?.[1]),
    values: Object.fromEntries(values.map(([name, value]) => [name.replace('@', ''), value])),
  }
}

function parameterAt(rpc: Buffer, start: number): readonly [Cell, number] {
  const nameLength = rpc.readUInt8(start)
  const name = rpc.toString('utf16le', start + 1, start + 1 + 2 * nameLength)
  const type = start + 1 + 2 * nameLength + 1
  if (rpc.readUInt8(type) === 0x26) return wholeNumber(rpc, type, name)
  if (rpc.readUInt8(type) !== 0xe7) throw new Error(`a parameter of type ${rpc.readUInt8(type)}`)
  const value = type + 8
  return rpc.readUInt16LE(type + 1) === 0xffff ? longText(rpc, value, name) : shortText(rpc, value, name)
}

function wholeNumber(rpc: Buffer, type: number, name: string): readonly [Cell, number] {
  const length = rpc.readUInt8(type + 2)
  const end = type + 3 + length
  return [[name, length === 0 ? null : rpc.readInt32LE(type + 3)], end]
}

function shortText(rpc: Buffer, at: number, name: string): readonly [Cell, number] {
  const length = rpc.readUInt16LE(at)
  if (length === 0xffff) return [[name, null], at + 2]
  return [[name, rpc.toString('utf16le', at + 2, at + 2 + length)], at + 2 + length]
}

/** In chunks, each after its length; a length of 0 ends them. */
function longText(rpc: Buffer, at: number, name: string): readonly [Cell, number] {
  if (rpc.readBigUInt64LE(at) === 0xffffffffffffffffn) return [[name, null], at + 8]
  let text = ''
  let next = at + 8
  for (let length = rpc.readUInt32LE(next); length > 0; length = rpc.readUInt32LE(next)) {
    text += rpc.toString('utf16le', next + 4, next + 4 + length)
    next += 4 + length
  }
  return [[name, text], next + 4]
}
