import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { expect } from 'vitest'
import { openSource, type SourceOptions } from '../../../src/bulk/read/open-source.ts'
import { UsageFault } from '../../../src/faults.ts'
import { notes } from './pretend-job.ts'
import { translator } from '../../../src/i18n.ts'

export const { columns } = notes()

export async function records(file: string, options: Partial<SourceOptions> = {}) {
  const source = await openSource({
    file,
    format: undefined,
    sheet: undefined,
    stdin: new PassThrough(),
    columns,
    defaults: {},
    t: translator('source', 'en'),
    ...options,
  })
  const found: [number, ...string[]][] = []
  for await (const record of source.records) {
    const { line } = record
    found.push('cells' in record ? [line, ...Object.values(record.cells)] : [line, 'wrong', record.why])
  }
  return { found, sha256: source.sha256() }
}

export async function read(name: string, content: string | Buffer, options: Partial<SourceOptions> = {}) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'matricula-source-')), name)
  await writeFile(file, content)
  return records(file, options)
}

export async function faultOf(reading: Promise<unknown>): Promise<string> {
  const fault = await reading.then(
    () => null,
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(UsageFault)
  return fault instanceof UsageFault ? [fault.message, ...fault.next].join(' ') : ''
}
