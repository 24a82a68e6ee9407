import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesUnder } from '@matricula/hub/testing/architecture/sources'
import { root } from '@matricula/hub/testing/test-hub'

interface Rule {
  readonly id: string
  readonly body: string
}

const folder = path.join(root, 'docs/domain')
const areas = readdirSync(folder).map((name) => path.basename(name, '.md'))
const rules = areas.flatMap(rulesOf)
const known = new Set(rules.map(({ id }) => id))
const citation = new RegExp(`(?<![\\w/-])(?:${areas.join('|')})-\\d+(?![\\w-])`, 'g')

function rulesOf(area: string): readonly Rule[] {
  const text = readFileSync(path.join(folder, `${area}.md`), 'utf8')
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => ({ id: /^\S+/.exec(part)?.[0] ?? '', body: part.split(/^##? /m)[0] ?? '' }))
}

const proof = /`((?:hub|console|cli|plugins)\/[^`]+\.test\.tsx?)` "([^"]+)"/g
const proofsOf = ({ body }: Rule) =>
  [...body.matchAll(proof)].map(([, file = '', title = '']) => ({ file, title }))

describe('The rules of the domain', () => {
  it('were read', () => {
    expect(rules.length).toBeGreaterThan(300)
  })

  it.each(areas)('of %s are numbered in the order in which they stand', (area) => {
    const ids = rulesOf(area).map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, at) => `${area}-${at + 1}`))
  })

  it('each say where they come from and what proves them', () => {
    const bare = rules.filter((rule) => !/^- Source: \S/m.test(rule.body) || proofsOf(rule).length === 0)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('are proven by tests that are there', () => {
    const isThere = ({ file, title }: { readonly file: string; readonly title: string }) =>
      existsSync(path.join(root, file)) && plain(readFileSync(path.join(root, file), 'utf8')).includes(title)
    const lost = rules.flatMap((rule) => proofsOf(rule).filter((one) => !isThere(one)))
    expect(lost).toEqual([])
  })

  it('are what code, configuration, tests and documents cite', () => {
    const cited = [...sourcesUnder('hub', 'plugins', 'console', 'cli'), ...documents()].flatMap(
      ({ file, text }) => [...text.matchAll(citation)].map(([id]) => ({ file, id })),
    )
    expect(cited.length).toBeGreaterThan(300)
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([])
  })
})

/** As the sentence reads, whatever quotes its file writes it in. */
function plain(text: string): string {
  return text.replaceAll(/\\(['`"])/g, '$1')
}

function documents() {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(folder).map((name) => `docs/domain/${name}`),
    ...readdirSync(path.join(root, 'config/seasons')).map((name) => `config/seasons/${name}`),
  ]
  return files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}
