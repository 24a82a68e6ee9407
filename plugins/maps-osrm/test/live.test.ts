import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryKit } from '@matricula/contract/kit'
import { expect, it, onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { openStage } from '../stage/index.ts'

const home = path.resolve(import.meta.dirname, '..')
const contract = createRequire(import.meta.url).resolve('@matricula/contract/package.json')
const conform = path.join(path.dirname(contract), 'bin/conform.js')

/** `npm run conform -- --live`, with the pretend servers in the place of a school's own. */
async function conformLive(changes: object) {
  const stage = await openStage(memoryKit())
  onTestFinished(() => stage.close())
  const folder = await mkdtemp(path.join(tmpdir(), 'live-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'live.yaml')
  await writeFile(file, stringify({ settings: stage.settings, facts: { ...stage.facts, ...changes } }))
  const child = spawn(process.execPath, [conform, '--live', '--file', file], { cwd: home })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, said }
}

it('a live try keeps the laws that only read, and makes one round trip', async () => {
  const { code, said } = await conformLive({})
  expect(code, said).toBe(0)
  expect(said).toContain('a route leads from home to school')
})

it('a live try fails where the vendor is not as the facts say', async () => {
  const { code, said } = await conformLive({ text: 'zzqxjkwv qzzxw' })
  expect(code).toBe(1)
  expect(said).toContain('a search finds the known place')
})

it('the example names every setting that has no default', async () => {
  const example: { settings: object } = parse(await readFile(path.join(home, 'live.example.yaml'), 'utf8'))
  const stage = await openStage(memoryKit())
  onTestFinished(() => stage.close())
  expect(Object.keys(example.settings)).toEqual(expect.arrayContaining(Object.keys(stage.settings)))
})
