import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../hub/src/db/open-database.ts'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { databases } from '@matricula/hub/testing/databases'
import { configFor, root } from '@matricula/hub/testing/test-hub'
import { aFolder, onData } from './support/on-data.ts'

describe.each(databases)('On $name, a database that a newer hub has migrated', (kind) => {
  it.each([['status'], ['migrate'], ['verify']])('is told so by %s, with what to do, and 2', async (act) => {
    const place = await kind.create()
    onTestFinished(() => place.drop())
    const { settings } = await configFor(place.environment)
    const database = await connectDatabase(settings.database, root)
    await database('migration').insert({ name: '099-tomorrow', batch: 9 })
    await database.destroy()
    const over = path.join(await aFolder(), 'settings.yaml')
    const { client, url, folder } = settings.database
    await writeFile(over, `database: ${JSON.stringify({ client, url, folder })}\n`)
    const { exit, stderr, stdout } = await onData(folder, [act], {
      ...place.program,
      MATRICULA_SETTINGS: over,
    })
    expect({ exit, stderr }).toEqual({ exit: 2, stderr: expect.stringMatching(/más nuevo.*Actualice/s) })
    expect(stdout + stderr).toContain('099-tomorrow')
  })
})

describe('A hub whose vendors’ secrets this shell does not have', () => {
  async function aHubFolder() {
    const { root: folder, edit } = await aConfiguration()
    await symlink(path.join(root, 'hub'), path.join(folder, 'hub'))
    await edit('plugins.yaml', (text) => text.replace('sandbox-card-not-a-secret', '${CARD_SECRET}'))
    await edit('own.yaml', () => 'access: { oidc: { staff: { clientSecret: "${STAFF_SECRET}" } } }\n')
    return { folder, data: path.join(folder, 'data') }
  }

  it.each([
    ['status', []],
    ['migrate', []],
    ['verify', []],
    ['backup', ['copy.bak']],
    ['restore', ['copy.bak', '--yes']],
  ])('has its database served by %s all the same', async (act, words) => {
    const { folder, data } = await aHubFolder()
    const own = { MATRICULA_SETTINGS: path.join(folder, 'config/own.yaml') }
    await onData(data, ['migrate'])
    const file = path.join(folder, 'copy.bak')
    if (act === 'restore') await onData(data, ['backup', file])
    const places = words.map((word) => (word === 'copy.bak' ? file : word))
    const said = await onData(data, [act, ...places, '--hub-dir', folder], own)
    expect(said).toMatchObject({ exit: 0, stderr: '' })
  })

  it('is still told that its database’s own secret is missing', async () => {
    const { folder, data } = await aHubFolder()
    const own = path.join(folder, 'config/pg.yaml')
    await writeFile(own, 'database: { client: pg, url: "${DATABASE_SECRET}" }\n')
    const said = await onData(data, ['status', '--hub-dir', folder], { MATRICULA_SETTINGS: own })
    expect(said).toMatchObject({ exit: 2, stderr: expect.stringContaining('DATABASE_SECRET') })
  })
})
