import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '@matricula/hub/testing/test-hub'

const config = path.join(root, 'config')
const files = (await readdir(config, { recursive: true })).filter((file) => file.endsWith('.yaml'))

describe('What the build has parsed for a start', () => {
  it.each(files)('is, of %s, what its text says', async (file) => {
    const text = await readFile(path.join(config, file), 'utf8')
    const name = createHash('sha256').update(text).digest('hex')
    const prepared = await readFile(path.join(root, `hub/dist/program/prepared-yaml/${name}.json`), 'utf8')
    expect(JSON.parse(prepared)).toEqual(parse(text))
  })
})
