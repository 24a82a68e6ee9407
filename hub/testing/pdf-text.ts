import { inflateSync } from 'node:zlib'

/** A PDF as far as a reader sees it: its language, how many pages it has, and the words on them in one line. */
export interface ReadPdf {
  readonly language: string
  readonly pages: number
  readonly text: string
}

/** Reads what our own library writes: fonts embedded with a table back to Unicode, text as glyph numbers in hex. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = objectsOf(pdf)
  const bodies = [...objects.values()]
  return {
    language: bodies.map(({ head }) => /\/Lang \(([^)]*)\)/.exec(head)?.[1]).find((found) => found) ?? '',
    pages: bodies.filter(({ head }) => /\/Type \/Page\b/.test(head)).length,
    text: textOf(bodies, glyphsOf(objects)),
  }
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

type Objects = ReadonlyMap<string, PdfObject>

function objectsOf(pdf: Buffer): Objects {
  const found = new Map<string, PdfObject>()
  const whole = pdf.toString('latin1')
  for (const [, number = '', body = ''] of whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream = ''] = body.split('\nstream\n')
    found.set(number, { head, stream: unpacked(head, stream.replace(/\nendstream$/, '')) })
  }
  return found
}

function unpacked(head: string, stream: string): string {
  return head.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream
}

/** By a font's name on the page, what each glyph number stands for. */
function glyphsOf(objects: Objects): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? ''
      fonts.set(name, glyphTable(objects.get(table)?.stream ?? ''))
    }
  }
  return fonts
}

function glyphTable(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, from = '0', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => utf16(hex))
    for (const [at, text] of texts.entries()) glyphs.set(Number.parseInt(from, 16) + at, text)
  }
  return glyphs
}

function utf16(hex: string): string {
  const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

function textOf(bodies: readonly PdfObject[], fonts: Map<string, Map<number, string>>): string {
  let font = new Map<number, string>()
  const words: string[] = []
  for (const { stream } of bodies) {
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? font
      else words.push(decode(shown ?? '', font))
    }
  }
  return words.join(' ').replaceAll(/\s+/g, ' ')
}

function decode(shown: string, font: ReadonlyMap<number, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '').join('')
}
