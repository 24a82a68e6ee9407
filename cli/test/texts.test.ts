import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../hub/src/config/load-texts.ts'
import { strayWords } from '../../hub/test/support/dictionary.ts'
import { root } from '../../hub/test/support/test-hub.ts'
import { texts as office } from '../src/texts/office.ts'
import { formatCop, localeFrom, formatNumber, translator } from '../src/i18n.ts'
import { wholeTree } from './support/tree.ts'

const folder = path.join(import.meta.dirname, '../src/texts')

interface Tables {
  readonly [language: string]: Readonly<Record<string, string>>
}

/** A profile of this program is a hub with its session, not a student's record. */
const ofTheProgram = [
  /^profiles\.ts (?:login|logout|profile|columnName|noProfile)/,
  /^doctor\.ts (?:profiles|hub$)/,
  /^hub\.ts otherHub/,
  /^main\.ts optionProfile/,
  /^summaries\.ts (?:login|logout|profile)/,
]

const files = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const exported: Record<string, Tables> = await import(path.join(folder, file))
    return { file, tables: Object.values(exported) }
  }),
)

describe('The texts', () => {
  it.each(files)('of $file leave the same gaps in both languages', ({ tables }) => {
    expect(tables.length).toBeGreaterThan(0)
    for (const { es = {}, en = {} } of tables) {
      expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort())
      for (const [key, sentence] of Object.entries(es)) {
        expect({ key, gaps: gapsIn(en[key] ?? '') }).toEqual({ key, gaps: gapsIn(sentence) })
      }
    }
  })
})

describe('The words of the office', () => {
  it.each([
    ['es', 'es-CO'],
    ['en', 'en'],
  ] as const)('are in %s those that the office itself says', async (language, locale) => {
    const said = await loadTexts(root, { environment: {}, problems: [] })
    for (const [key, word] of Object.entries(office[language])) {
      expect([key, word]).toEqual([key, said[locale][`office.${key}`]])
    }
  })
})

describe('The words', () => {
  const said = (locale: 'es' | 'en') =>
    new Map(
      files.flatMap(({ file, tables }) =>
        tables.flatMap((table) =>
          Object.entries(table[locale] ?? {}).map(([key, text]) => [`${file} ${key}`, text]),
        ),
      ),
    )

  it('are those of the dictionary, in both languages', () => {
    expect(strayWords(said('es'), 'es-CO', ofTheProgram)).toEqual([])
    expect(strayWords(said('en'), 'en', ofTheProgram)).toEqual([])
  })
})

function gapsIn(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
}

/** Where a count is no number of the noun behind it, or is never one. */
const neverOne = ['bulk.ts planLines', 'bulk.ts planMore']
const units = /\{n\} (?:s|min|h|de|of|más|more)\b|\{n\} filas\/s|\{n\} rows\/s/

describe('A count', () => {
  it.each(['es', 'en'] as const)('has a sentence of its own for one, in %s', (locale) => {
    const plural = files.flatMap(({ file, tables }) =>
      tables.flatMap((table) => {
        const sentences = table[locale] ?? {}
        return Object.entries(sentences)
          .filter(([key, text]) => /\{n\} \p{L}/u.test(text) && !units.test(text) && !key.endsWith('One'))
          .filter(([key]) => sentences[`${key}One`] === undefined)
          .map(([key]) => `${file} ${key}`)
      }),
    )
    expect(plural.filter((key) => !neverOne.includes(key))).toEqual([])
  })
})

describe('The units of systemd that texts name', () => {
  it('are shipped', () => {
    const shipped = readdirSync(path.join(import.meta.dirname, '../../hub/deploy'))
    const named = files
      .flatMap(({ tables }) => tables.flatMap((table) => Object.values(table)))
      .flatMap((sentences) => Object.values(sentences))
      .flatMap((sentence) => [...sentence.matchAll(/systemctl \w+((?: matricula[\w@-]*)+)/g)])
      .flatMap(([, units = '']) => units.trim().split(' '))
      .map((unit) => `${unit.replace(/@\w*$/, '@')}.service`)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((unit) => !shipped.includes(unit))).toEqual([])
  })
})

describe('The commands that texts name', () => {
  it('are there, with every flag that stands behind them', async () => {
    const tree = await wholeTree()
    const said = files
      .flatMap(({ tables }) => tables.flatMap((table) => Object.values(table)))
      .flatMap((sentences) => Object.values(sentences))
      .flatMap(
        (sentence) =>
          sentence.match(/\bmatricula [a-z]+(?: (?:--?[a-z][a-z-]*|[a-z]+|<\S+>|\{\w+\}))+/g) ?? [],
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

  it.each([
    ['es', 0, '0'],
    ['es', 999, '999'],
    ['es', 4_750_000, '4.750.000'],
    ['en', 4_750_000, '4,750,000'],
    ['es', 12.5, '12,5'],
    ['es', -1000, '-1.000'],
  ] as const)('in %s write %d as %s', (locale, value, written) => {
    expect(formatNumber(locale, value)).toBe(written)
  })

  it('write pesos whole, also owed ones', () => {
    expect([formatCop('es', 4_750_000), formatCop('en', -1500)]).toEqual(['$ 4.750.000', '-$ 1,500'])
  })

  it('say one thing of one and another of many', () => {
    const texts = { rows: 'quedan {n} filas', rowsOne: 'queda {n} fila' }
    const t = translator({ es: texts, en: texts }, 'es')
    expect([t('rows', { n: 1 }), t('rows', { n: 2000 })]).toEqual(['queda 1 fila', 'quedan 2.000 filas'])
  })

  it('leave a gap to be seen where a value is missing', () => {
    const texts = { rows: 'quedan {n} filas' }
    expect(translator({ es: texts, en: texts }, 'es')('rows')).toBe('quedan {n} filas')
  })
})
