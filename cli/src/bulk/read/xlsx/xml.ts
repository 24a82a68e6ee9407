import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** A piece of markup longer than this is no workbook's, and is not collected to find out. */
const longestPiece = 2_000_000

export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface XmlHandlers<T> {
  readonly open?: (tag: SaxesTagPlain) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
  /** What the last piece brought. */
  readonly taken: () => readonly T[]
}

export class BrokenXml extends Error {}

/** Reads XML piece by piece; document types and with them entities are refused. */
export async function* parseXml<T>(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers<T>,
): AsyncGenerator<T> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('error', ({ message }) => {
    throw new BrokenXml(message)
  })
  parser.on('opentag', (tag) => handlers.open?.(tag))
  parser.on('closetag', ({ name }) => handlers.close?.(name))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  let sinceMark = 0
  let end = ''
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    const mark = text.lastIndexOf('<')
    sinceMark = mark === -1 ? sinceMark + text.length : text.length - mark
    if (sinceMark > longestPiece || `${end}${text}`.includes('<!DOCTYPE'))
      throw new BrokenXml('not of a workbook')
    end = text.slice(-9)
    parser.write(text)
    yield* handlers.taken()
  }
  parser.close()
  yield* handlers.taken()
}

/** Every opening tag of a small part. */
export function eachTag(chunks: AsyncIterable<Buffer>): AsyncGenerator<Tag> {
  let tags: Tag[] = []
  return parseXml(chunks, {
    open: ({ name, attributes }) => void tags.push({ name: localName(name), attributes }),
    taken: () => {
      const taken = tags
      tags = []
      return taken
    },
  })
}

/** The text within each element of this name; readings of Asian signs are left out. */
export function textsWithin(chunks: AsyncIterable<Buffer>, element: string): AsyncGenerator<string> {
  let texts: string[] = []
  let text = ''
  let isText = false
  let isReading = false
  return parseXml(chunks, {
    open: ({ name }) => {
      const local = localName(name)
      if (local === element) text = ''
      if (local === 'rPh') isReading = true
      isText = local === 't'
    },
    close: (name) => {
      const local = localName(name)
      if (local === element) texts.push(text)
      if (local === 'rPh') isReading = false
      isText = false
    },
    text: (piece) => {
      if (isText && !isReading) text += piece
    },
    taken: () => {
      const taken = texts
      texts = []
      return taken
    },
  })
}

/** Some writers give every element a prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
