import { describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../src/db/open-database.ts'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { databases } from '@matricula/hub/testing/databases'
import { runProgram } from '@matricula/hub/testing/hub-process'
import { configFor } from '@matricula/hub/testing/test-hub'

describe.each(databases)('A database that a newer program has migrated, on $name', (kind) => {
  async function startOnIt(environment: Readonly<Record<string, string>>) {
    const place = await kind.create()
    onTestFinished(() => place.drop())
    const { settings } = await configFor(place.environment)
    const database = await connectDatabase(settings.database, '/')
    await database('migration').insert({ name: '099-tomorrow', batch: 9 })
    await database.destroy()
    const { root, edit } = await aConfiguration()
    const { client, url, folder } = settings.database
    await edit('own.yaml', () => `database: ${JSON.stringify({ client, url, folder })}\n`)
    return runProgram(root, {
      MATRICULA_SETTINGS: 'config/own.yaml',
      PORT: '0',
      ...place.program,
      ...environment,
    })
  }

  it('is left alone: the older one says so and what to do, in one line, and ends with 2', async () => {
    const { code, stdout, stderr } = await startOnIt({})
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(
      /^- database: es de un programa más nuevo que este \(099-tomorrow\).+actualice.+\n$/,
    )
  })

  it('is told in English where that is asked for', async () => {
    const { code, stderr } = await startOnIt({ LANG: 'en_US.UTF-8' })
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^- database: it is of a newer program than this one \(099-tomorrow\).+update.+\n$/,
    )
  })
})
