import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadUpkeepSettings } from '../../src/config/read-settings.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

async function upkeepOf(settings: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'own.yaml')
  await writeFile(file, settings)
  return loadUpkeepSettings(repository, { MATRICULA_SETTINGS: file })
}

describe('Upkeep of the database', () => {
  it('takes the database of a demonstration that need not outlive a power cut, as its hub does', async () => {
    expect(await upkeepOf('profile: sandbox\ndatabase: { durable: false }\n')).toMatchObject({
      settings: { database: { durable: false } },
    })
  })

  it('refuses one of a school that need not', async () => {
    const loaded = await upkeepOf('profile: production\ndatabase: { durable: false }\n')
    expect(loaded).toMatchObject({ problems: [expect.stringContaining('database.durable')] })
  })
})
