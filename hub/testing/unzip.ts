import { inflateRawSync } from 'node:zlib'

const listed = 0x02014b50

/** The texts in a zip file by name, such as the sheets of an XLSX; enough of the format for files that tests make. */
export function unzip(zip: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (let at = firstListed(zip); zip.readUInt32LE(at) === listed;) {
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    texts.set(name, contentOf(zip, at))
    at += 46 + nameLength + extraLength + commentLength
  }
  return texts
}

/** Where the list of files begins, as the end of the file says. */
function firstListed(zip: Buffer): number {
  return zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16)
}

function contentOf(zip: Buffer, at: number): string {
  const packed = zip.readUInt32LE(at + 20)
  const header = zip.readUInt32LE(at + 42)
  const begins = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const content = zip.subarray(begins, begins + packed)
  return (zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8')
}
