import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Script } from 'node:vm'
import { expect, it } from 'vitest'

const file = path.resolve(import.meta.dirname, '../dist/program/started.js')

it('Every start of the built command line takes what V8 made of it when it was built', async () => {
  const [code, cachedData] = await Promise.all([readFile(file, 'latin1'), readFile(`${file}.compiled`)])
  const script = new Script(code, { filename: file, cachedData })
  expect(script.cachedDataRejected).toBe(false)
})
