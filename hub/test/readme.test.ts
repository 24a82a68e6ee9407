import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { accountOf } from '@matricula/hub/testing/staff'
import { root } from '@matricula/hub/testing/test-hub'

const read = (file: string) => readFile(path.join(root, file), 'utf8')
const readme = await read('README.md')

describe('The README', () => {
  it('names every demonstration student and no other', async () => {
    const students: { code: string }[] = parse(await read('config/sandbox/demo-students.yaml'))
    const named = [...readme.matchAll(/^\| `([0-9a-z]{5})` +\|/gm)].map(([, code]) => code)
    expect(new Set(named)).toEqual(new Set(students.map(({ code }) => code)))
    expect(named).toHaveLength(students.length)
  })

  it('names every staff account of the sandbox', () => {
    for (const account of Object.values(accountOf)) expect(readme).toContain(`\`${account}\``)
  })

  it('explains exactly the variables that the shipped settings read', async () => {
    const settings = await read('config/default.yaml')
    const used = [...settings.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    const explained = [...readme.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name)
    const forTests = ['MATRICULA_TEST_POSTGRES', 'NAME']
    const ofTheShell = ['MATRICULA_SETTINGS', 'MATRICULA_SCHOOL', 'MATRICULA_LANG']
    const known = new Set([...used, ...forTests, ...ofTheShell])
    expect(used.filter((name) => !explained.includes(name) && !forTests.includes(name ?? ''))).toEqual([])
    expect(explained.filter((name) => !known.has(name))).toEqual([])
  })

  it('names places of the office that are there', async () => {
    const declared = await read('console/src/office/screens.ts')
    const places = [...declared.matchAll(/path: '([^']+)'/g)].map(([, place]) => place)
    const named = [...readme.matchAll(/`(\/enrollment\/(?:admin\/[\w/]+|service|insertServices))`/g)]
    expect(named.length).toBeGreaterThan(10)
    for (const [, place] of named) expect(places).toContain(place)
  })

  it('names the places of families, each of them', async () => {
    const declared = await Promise.all(
      ['console/src/app.tsx', 'console/src/parents/routes.tsx'].map((file) => read(file)),
    )
    const pages = [...declared.join('\n').matchAll(/(?:path: |isAt\()'(\/enrollment\/[^']+)'/g)]
    const places = pages.map(([, place = '']) => place.replaceAll(/:(\w+)/g, '{$1}'))
    const named = [...readme.matchAll(/^\| `(\/enrollment\/(?!admin|service)[^`]+)` +\|/gm)]
    expect(places.length).toBeGreaterThan(5)
    expect(named).toHaveLength(places.length)
    expect(new Set(named.map(([, place]) => place))).toEqual(new Set(places))
  })

  it('names every guardian of the demonstration and no other', async () => {
    const guardians: { email: string }[] = parse(await read('config/sandbox/demo-guardians.yaml'))
    const named = [...readme.matchAll(/^\| `([\w.]+@[\w.]+)` +\|/gm)].map(([, email]) => email)
    expect(named).toHaveLength(guardians.length)
    expect(new Set(named)).toEqual(new Set(guardians.map(({ email }) => email)))
  })

  it('links to files and pictures that exist', async () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) await access(path.join(root, link))
  })

  it('gives commands that package.json has', async () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(await read('package.json'))
    for (const [, command = ''] of readme.matchAll(/npm (?:run )?(start|test|build|bench|worker)\b/g)) {
      expect(Object.keys(scripts)).toContain(command)
    }
  })

  it('names what the hub is deployed with, each file', async () => {
    const [, table = ''] = /\| In \[`hub\/deploy`\][^\n]*\n([^]*?)\n\n/.exec(readme) ?? []
    const named = [...table.matchAll(/`([\w@.-]+)`/g)].map(([, name]) => name)
    const files = await readdir(path.join(root, 'hub/deploy'))
    expect(named.length).toBeGreaterThan(6)
    for (const name of named) expect(files).toContain(name)
  })

  it('says the Node.js version that package.json asks for', async () => {
    const { engines }: { engines: { node: string } } = JSON.parse(await read('package.json'))
    expect(readme).toContain(`Node.js ${engines.node.replace('>=', '')} or newer`)
  })
})
