import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { cli } from './cli.ts'

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-db-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A command on the database that lies in a folder; its settings come from the environment alone. */
export function onData(data: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  return cli(['db', ...words], { environment: { PATH: process.env['PATH'], MATRICULA_DATA: data, ...more } })
}
