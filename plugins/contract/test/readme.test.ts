import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { faultCodes, kinds } from '../src/index.ts'
import { generalLawGroups, lawsOf } from '../src/kit/index.ts'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')

it('lists every law, chapter by chapter, and no other', () => {
  const lawGroups = [...generalLawGroups, ...kinds.map((kind) => ({ name: kind, laws: lawsOf(kind) }))]
  const told = readme.slice(readme.indexOf('## The laws'))
  const listed = told.split('\n').filter((line) => /^(- |\*\*)/.test(line))
  const wanted = lawGroups.flatMap(({ name, laws }) => [
    `**${name}**`,
    ...laws.map(({ title }) => `- ${title}`),
  ])
  expect(listed).toEqual(wanted)
})

it('has a row for every fault code', () => {
  const rows = readme.split('\n').flatMap((line) => /^\| `([a-z-]+)` +\|/.exec(line)?.[1] ?? [])
  expect(rows).toEqual([...faultCodes])
})
