import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import type { CompiledMessage } from '@matricula/hub/api/format-message'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../hub/src/config/load-texts.ts'
import { strayWords } from '@matricula/hub/testing/dictionary'
import { root } from '@matricula/hub/testing/test-hub'
import { formatCop, type Locale, localeFrom } from '../src/i18n.ts'
import { compileTexts, keysOf } from '../texts/compile.js'
import { wholeTree } from './support/tree.ts'

const folder = path.join(import.meta.dirname, '../texts')

/** A profile of this program is a hub with its session, not a student's record. */
const ofTheProgram = [
  /^profiles\.(?:login|logout|profile|columnName|noProfile)/,
  /^doctor\.(?:profiles|hub$)/,
  /^hub\.otherHub/,
  /^main\.optionProfile/,
  /^summaries\.(?:login|logout|profile)/,
]

const locales = ['es', 'en'] as const
const written = { es: await textsIn('es'), en: await textsIn('en') }
const messages = { es: flat(compileTexts(written.es)), en: flat(compileTexts(written.en)) }

function textsIn(locale: Locale): Promise<string> {
  return readFile(path.join(folder, `${locale}.yaml`), 'utf8')
}

/** By keys such as `runs.list`. */
function flat(areas: ReturnType<typeof compileTexts>): Readonly<Record<string, CompiledMessage>> {
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
    ),
  )
}

/** What a message may come to: each of its plural forms, with places in braces. */
function sentencesOf(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [message]
  return message.reduce<readonly string[]>(
    (begun, node) => begun.flatMap((one) => formsOf(node).map((form) => one + form)),
    [''],
  )
}

function formsOf(node: unknown): readonly string[] {
  if (!Array.isArray(node)) return [node === 0 ? '{#}' : String(node)]
  const [name, , forms]: readonly unknown[] = node
  if (typeof forms !== 'object' || forms === null) return [`{${String(name)}}`]
  return Object.values(forms).flatMap((form: CompiledMessage) => sentencesOf(form))
}

const sentences = (locale: Locale) =>
  Object.entries(messages[locale]).flatMap(([key, message]) =>
    sentencesOf(message).map((text) => ({ key, text })),
  )

/** The values that a message asks for. */
function placesIn(message: CompiledMessage | undefined): readonly string[] {
  const places = JSON.stringify(message).matchAll(/\["(\w+)"(?:\]|,2,)/g)
  return [...new Set([...places].map(([, name = '']) => name))].sort()
}

describe('The texts', () => {
  it('have the same keys in both languages, and the compiler knows them', async () => {
    expect(Object.keys(messages.es).length).toBeGreaterThan(1000)
    expect(Object.keys(messages.en).sort()).toEqual(Object.keys(messages.es).sort())
    expect(await readFile(path.join(folder, '../src/text-keys.ts'), 'utf8')).toBe(keysOf(written.es))
  })

  it('leave the same places in both languages', () => {
    for (const [key, message] of Object.entries(messages.es)) {
      expect({ key, places: placesIn(messages.en[key]) }).toEqual({ key, places: placesIn(message) })
    }
  })
})

describe('The words of the office', () => {
  it.each([
    ['es', 'es-CO'],
    ['en', 'en'],
  ] as const)('are in %s those that the office itself says', async (language, locale) => {
    const said = await loadTexts(root, { environment: {}, problems: [] })
    const office = Object.entries(messages[language]).filter(([key]) => key.startsWith('office.'))
    expect(office.length).toBeGreaterThan(10)
    for (const [key, message] of office) expect([key, said[locale].compiled[key]]).toEqual([key, message])
  })
})

describe('The words', () => {
  const said = (locale: Locale) => new Map(sentences(locale).map(({ key, text }) => [key, text]))

  it('are those of the dictionary, in both languages', () => {
    expect(strayWords(said('es'), 'es-CO', ofTheProgram)).toEqual([])
    expect(strayWords(said('en'), 'en', ofTheProgram)).toEqual([])
  })
})

/** Where a count is no number of the noun behind it, or is never one. */
const neverOne = ['bulk.planLines', 'bulk.planMore']
const units = /\{n\} (?:s|min|h|de|of|más|more)\b|\{n\} filas\/s|\{n\} rows\/s/

describe('A count', () => {
  it.each(locales)('has a sentence of its own for one, in %s', (locale) => {
    const plural = sentences(locale)
      .filter(({ text }) => /\{n\} \p{L}/u.test(text) && !units.test(text))
      .map(({ key }) => key)
    expect(plural.filter((key) => !neverOne.includes(key))).toEqual([])
  })
})

describe('The units of systemd that texts name', () => {
  it('are shipped', () => {
    const shipped = readdirSync(path.join(import.meta.dirname, '../../hub/deploy'))
    const named = locales
      .flatMap(sentences)
      .flatMap(({ text }) => [...text.matchAll(/systemctl \w+((?: matricula[\w@-]*)+)/g)])
      .flatMap(([, units = '']) => units.trim().split(' '))
      .map((unit) => `${unit.replace(/@\w*$/, '@')}.service`)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((unit) => !shipped.includes(unit))).toEqual([])
  })
})

describe('The commands that texts name', () => {
  it('are there, with every flag that stands behind them', async () => {
    const tree = await wholeTree()
    const said = locales
      .flatMap(sentences)
      .flatMap(
        ({ text }) => text.match(/\bmatricula [a-z]+(?: (?:--?[a-z][a-z-]*|[a-z]+|<\S+>|\{\w+\}))+/g) ?? [],
      )
    expect(said.length).toBeGreaterThan(60)
    expect(said.filter((line) => !isThere(tree, line.split(' ').slice(1)))).toEqual([])
  })

  function isThere(tree: Command, words: readonly string[]): boolean {
    const path = commandsIn(tree, words)
    const flags = path.flatMap(({ options }) => options.flatMap(({ long, short }) => [long, short]))
    const asked = words.filter((word) => word.startsWith('-'))
    return path.length > 1 && asked.every((flag) => flag === '--help' || flags.includes(flag))
  }

  function commandsIn(command: Command, [word, ...rest]: readonly string[]): readonly Command[] {
    const next = command.commands.find((one) => one.name() === word)
    return next === undefined ? [command] : [command, ...commandsIn(next, rest)]
  }
})

describe('Words', () => {
  it.each([
    [null, 'es'],
    ['C', 'es'],
    ['es_CO.UTF-8', 'es'],
    ['en', 'en'],
    ['en_US.UTF-8', 'en'],
    ['entirely', 'es'],
  ])('are for %j those of %s', (asked, locale) => {
    expect(localeFrom(asked)).toBe(locale)
  })

  it('write pesos whole, also owed ones', () => {
    expect([formatCop('es', 4_750_000), formatCop('en', -1500)]).toEqual(['$ 4.750.000', '-$ 1,500'])
  })
})
