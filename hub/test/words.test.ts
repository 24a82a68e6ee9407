import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesUnder } from '@matricula/hub/testing/architecture/sources'
import { root } from '@matricula/hub/testing/test-hub'

interface Word {
  /** A part of a name, in small letters. */
  readonly word: RegExp
  /** What the field calls it. */
  readonly is: string
  /** Names that others fixed: published paths, fields and a vendor's own. */
  readonly stays?: RegExp
}

const words: readonly Word[] = [
  { word: /^houses?$/, is: 'application context' },
  { word: /^rooms$|^furnish/, is: 'modules, createApp' },
  {
    word: /^doors?$/,
    is: 'access policy, access rule',
    stays: /HikCentral|hikcentral|access-control|doors?IndexCode|session\/doors|sign_in_enumerations/,
  },
  { word: /^believed?$/, is: 'cache' },
  { word: /^commons$/, is: 'shared services' },
  { word: /^presence$/, is: 'server lifecycle' },
  { word: /^onward$/, is: 'monotonic clock' },
  { word: /^lanes?$/, is: 'concurrency, destination' },
  { word: /^wakes?$/, is: 'trigger' },
  { word: /^patien(?:ce|tly)$/, is: 'retry, timeout' },
  { word: /^wish(?:es|ed)?$/, is: 'command, query, input' },
  { word: /^speaker$/, is: 'translator' },
  { word: /^sketch$/, is: 'baseline' },
  { word: /^(?:tales?|deal)$/, is: 'transcript, scenario' },
  { word: /^untold$/, is: 'unreported' },
  { word: /^narrowing$/, is: 'filter' },
  { word: /^park(?:ed|s)$/, is: 'on hold, under review', stays: /\bformerly\b/ },
]

/** Types that would say nothing of what. */
const bare =
  /\b(?:interface|type|class) (Terms|Standing|Asked|Look|Trouble|Telling|Told|Heard|Located|Ended|Reader|Subject|Purpose|Permitted)\b/g

const sources = sourcesUnder('hub', 'plugins', 'console', 'cli').filter(
  ({ file }) => file !== 'hub/test/words.test.ts',
)
/** The names of the published document's parts, as they reach clients. */
const published = {
  file: 'hub/api/schema.d.ts',
  text: readFileSync(path.join(root, 'hub/api/schema.d.ts'), 'utf8'),
}
const named = [...sources, published].map(({ file, text }) => ({ file, text, names: [...namesIn(text)] }))

/** Strings and comments are English, and may use any word of it. */
function namesIn(text: string): ReadonlySet<string> {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/gm, ' ')
  return new Set(code.match(/[A-Za-z_$][\w$]*/g))
}

function partsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}

const hasWord = ({ word }: Word, name: string) => partsOf(name).some((part) => word.test(part))

describe('The words of the code', () => {
  it.each(words)('$is: no name in the code is $word', (one) => {
    const found = named
      .filter(({ text }) => one.stays?.test(text) !== true)
      .flatMap(({ file, names }) =>
        names.filter((name) => hasWord(one, name)).map((name) => `${file}: ${name}`),
      )
    expect(found).toEqual([])
  })

  it.each(words)('$is: no file or folder is called $word', (one) => {
    const found = sources.filter(({ file }) => hasWord(one, file) && one.stays?.test(file) !== true)
    expect(found.map(({ file }) => file)).toEqual([])
  })

  it('a type says of what it is', () => {
    const found = sources.flatMap(({ file, text }) =>
      [...text.matchAll(bare)].map(([declared]) => `${file}: ${declared}`),
    )
    expect(found).toEqual([])
  })

  it('finds a word in every part of a name, and in none of a string or comment', () => {
    const [house] = words
    const names = [...namesIn("const aHouse = 'a house' // house\nlet houseOf = 1, warehouse = 2")]
    expect(names.filter((name) => house !== undefined && hasWord(house, name))).toEqual(['aHouse', 'houseOf'])
  })
})
