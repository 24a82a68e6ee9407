import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runTool } from '../src/tasks/db/run-tool.ts'
import { aFolder } from './support/on-data.ts'

/** A database program that answers which settings file it was given. */
async function settingsGiven(named: string): Promise<unknown> {
  const folder = await aFolder()
  const program = path.join(folder, 'tool.cjs')
  await writeFile(program, 'process.stdout.write(JSON.stringify({ given: process.env.MATRICULA_SETTINGS }))')
  const environment = { MATRICULA_SETTINGS: named }
  const { signal } = new AbortController()
  return runTool('status', { tool: { program, folder }, environment, locale: 'es', signal })
}

it('A settings file that is named from the reader’s folder is taken from there, not from the hub’s', async () => {
  const file = path.join(await aFolder(), 'own.yaml')
  await writeFile(file, 'log: silent\n')

  expect(await settingsGiven(path.relative(process.cwd(), file))).toEqual({ given: file })
  expect(await settingsGiven('config/nowhere.yaml')).toEqual({ given: 'config/nowhere.yaml' })
})
