import { access, copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../src/db/open-database.ts'
import { sqliteFile } from '../../src/db/sqlite-file.ts'
import { deadlines } from '../deadlines.ts'
import { hashOfMigrations, nameOfFilled } from './name-of.ts'
import type { TestDatabase, Fill } from './test-database.ts'

export async function emptyFolder(): Promise<TestDatabase> {
  return within(await newFolder())
}

export async function migratedCopy(): Promise<TestDatabase> {
  tables ??= migrateFile()
  return copyOf(await tables)
}

export async function filledCopy(fill: Fill): Promise<TestDatabase> {
  filled ??= fillFile(fill)
  return copyOf(await filled)
}

export function dropFilled(): Promise<void> {
  return rm(fileOf(nameOfFilled()), { force: true })
}

let tables: Promise<string> | null = null
let filled: Promise<string> | null = null

async function migrateFile(): Promise<string> {
  return madeOnce(fileOf(`template-${await hashOfMigrations()}`), emptyFolder)
}

function fillFile(fill: Fill): Promise<string> {
  return madeOnce(fileOf(nameOfFilled()), async () => {
    const place = await migratedCopy()
    await fill(place)
    return place
  })
}

function fileOf(name: string): string {
  return path.join(tmpdir(), `matricula-${name}.db`)
}

/** The file that others are copies of, made by whoever is first; other test processes find the whole file or none. */
async function madeOnce(file: string, make: () => Promise<TestDatabase>): Promise<string> {
  const stands = await access(file).then(
    () => true,
    () => false,
  )
  if (stands) return file
  const { environment, drop } = await make()
  const folder = environment['MATRICULA_DATA'] ?? ''
  const settings = { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey: '' } as const
  const whole = path.join(folder, 'whole.db')
  const database = await openDatabase(settings, '/')
  await database.raw('vacuum into ?', [whole])
  await database.destroy()
  await rename(whole, file)
  await drop()
  return file
}

async function copyOf(file: string): Promise<TestDatabase> {
  const folder = await newFolder()
  await copyFile(file, sqliteFile({ folder }, '/'))
  return within(folder)
}

function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'matricula-'))
}

function within(folder: string): TestDatabase {
  return {
    environment: { MATRICULA_DATA: folder },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}
