import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { breachesOfPackages } from '@matricula/hub/testing/architecture/package-laws'
import { breachesOfModules, isPure } from '@matricula/hub/testing/architecture/module-laws'
import { importsOf } from '@matricula/hub/testing/architecture/imports'
import { type Source, sourcesUnder } from '@matricula/hub/testing/architecture/sources'
import { breachesOfTables } from '@matricula/hub/testing/architecture/table-laws'
import {
  breachesOfConfinement,
  breachesOfContext,
  breachesOfEnvironment,
  breachesOfLength,
  breachesOfTypes,
  breachesOfVendors,
} from '@matricula/hub/testing/architecture/text-laws'
import { root } from '@matricula/hub/testing/test-hub'

const hub = sourcesUnder('hub/src')
const plugins = sourcesUnder('plugins').filter(({ file }) => file.split('/')[2] === 'src')
const stages = sourcesUnder('plugins').filter(({ file }) => file.split('/')[2] === 'stage')
const screens = sourcesUnder('console/src', 'cli/src', 'cli/rehearsal/src')
const everything = [...hub, ...plugins, ...screens]
const tests = sourcesUnder(
  'hub/test',
  'hub/bench',
  'console/test',
  'cli/test',
  'cli/rehearsal/test',
  'plugins',
).filter(({ file }) => !file.includes('/src/'))

describe('The code', () => {
  it('was read', () => {
    expect([hub.length > 100, plugins.length > 50, screens.length > 50]).toEqual([true, true, true])
    expect(hub.flatMap(importsOf).length).toBeGreaterThan(400)
  })

  it('keeps its packages apart: all speak the contract, none another', () => {
    expect(everything.flatMap(breachesOfPackages)).toEqual([])
  })

  it('keeps each stage apart from its adapter', () => {
    expect(stages.length).toBeGreaterThan(20)
    expect(stages.flatMap(breachesOfPackages)).toEqual([])
  })

  it('builds every plugin with the rest', () => {
    const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
      references: readonly { path: string }[]
    }
    const built = references.map((reference) => reference.path)
    const folders = readdirSync(path.join(root, 'plugins'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `plugins/${name}`)
    expect(folders.filter((folder) => !built.includes(folder))).toEqual([])
  })
  it('keeps its modules in order, each entered through what it exposes', () => {
    expect(hub.flatMap((source) => breachesOfModules(source, hub))).toEqual([])
  })

  it('reads a table of another module only where that is declared, and writes none', () => {
    expect(breachesOfTables(hub)).toEqual([])
  })

  it('keeps Objection in models and stores, and databases in db', () => {
    expect(hub.flatMap(breachesOfConfinement)).toEqual([])
  })

  it('reads the environment in one place', () => {
    expect(everything.flatMap(breachesOfEnvironment)).toEqual([])
  })

  it('asks of the context for the parts that are taken', () => {
    expect(hub.flatMap(breachesOfContext)).toEqual([])
  })

  it('names no vendor in the hub', () => {
    expect(hub.flatMap(breachesOfVendors)).toEqual([])
  })

  it('has no long file', () => {
    expect([...everything, ...tests].flatMap(breachesOfLength)).toEqual([])
  })

  it('has no any and switches no rule off', () => {
    expect(everything.flatMap(breachesOfTypes)).toEqual([])
  })
})

const at = (file: string, ...lines: string[]): Source => ({ file, text: lines.join('\n') })

describe('a breach is seen:', () => {
  it.each([
    ['the hub imports a plugin', 'hub/src/a.ts', `import { x } from '@matricula/sandbox-sis'`],
    [
      'the hub reaches into a plugin',
      'hub/src/a.ts',
      `import { x } from '../../plugins/sandbox-sis/src/x.ts'`,
    ],
    ['the hub loads a plugin by name', 'hub/src/a.ts', `const x = await import('@matricula/sandbox-maps')`],
    ['a plugin imports the hub', 'plugins/one/src/a.ts', `import { x } from '@matricula/hub'`],
    [
      'a plugin imports a type of the hub',
      'plugins/one/src/a.ts',
      `import type { X } from '../../../hub/src/x.ts'`,
    ],
    ['a plugin imports another', 'plugins/one/src/a.ts', `import { x } from '@matricula/two'`],
    ['a plugin reaches into another', 'plugins/one/src/a.ts', `import { x } from '../../two/src/x.ts'`],
    [
      'the contract imports a plugin',
      'plugins/contract/src/a.ts',
      `import { x } from '@matricula/sandbox-sis'`,
    ],
    ['the console runs the contract', 'console/src/a.ts', `import { x } from '@matricula/contract'`],
    [
      'the console imports a type of the hub',
      'console/src/a.ts',
      `import type { X } from '../../hub/src/x.ts'`,
    ],
    ['the hub is set on a stage', 'hub/src/a.ts', `import { x } from '@matricula/sis-alma/stage'`],
    ['a test of the hub runs a plugin', 'hub/test/a.ts', `import { x } from '@matricula/sis-alma'`],
    ['the command line runs the contract', 'cli/src/a.ts', `import { x } from '@matricula/contract'`],
    [
      'the rehearsal reaches into the command line',
      'cli/rehearsal/src/a.ts',
      `import { x } from '../../src/x.ts'`,
    ],
    ['the rehearsal runs the contract', 'cli/rehearsal/src/a.ts', `import { x } from '@matricula/contract'`],
    [
      'the command line reaches into the rehearsal',
      'cli/src/a.ts',
      `import { x } from '../rehearsal/src/x.ts'`,
    ],
    ['the console runs the rehearsal', 'console/src/a.ts', `import { x } from '@matricula/rehearsal'`],
    ['a stage imports its adapter', 'plugins/one/stage/a.ts', `import { x } from '../src/x.ts'`],
    ['an adapter imports its stage', 'plugins/one/src/a.ts', `import { x } from '../stage/x.ts'`],
    ['a stage runs its plugin', 'plugins/one/stage/a.ts', `import { x } from '@matricula/one'`],
    ['the command line runs the hub', 'cli/src/a.ts', `import { x } from '@matricula/hub/api'`],
    [
      'a plugin knows the API of the hub',
      'plugins/one/src/a.ts',
      `import type { x } from '@matricula/hub/api'`,
    ],
  ])('%s', (_title, file, line) => {
    expect(breachesOfPackages(at(file, line))).toHaveLength(1)
  })

  it.each([
    ['upstream from downstream', 'fees/a.ts', `import { x } from '../enrollment/index.ts'`],
    ['payments from receipts', 'payments/a.ts', `import { x } from '../receipts/index.ts'`],
    [
      'enrollment from accounting, for a type',
      'enrollment/a.ts',
      `import type { X } from '../accounting/index.ts'`,
    ],
    ['one learner from another', 'receipts/a.ts', `import { x } from '../notices/index.ts'`],
    ['a record from a module', 'outbox/a.ts', `import { x } from '../payments/index.ts'`],
    ['another module by its store', 'enrollment/a.ts', `import { x } from '../fees/fee.store.ts'`],
    [
      'another module by its model, for a type',
      'payments/a.ts',
      `import type { X } from '../fees/fee.model.ts'`,
    ],
    ['another module by an awaiting file', 'enrollment/a.ts', `import { x } from '../fees/waits.ts'`],
    ['another module by a file that is not there', 'enrollment/a.ts', `import { x } from '../fees/gone.ts'`],
    ['a module that nobody placed', 'kitchen/a.ts', ''],
    ['a module from below', '../db/a.ts', `import { x } from '../modules/fees/index.ts'`],
    ['a module from the front', '../http/a.ts', `import type { X } from '../modules/access/index.ts'`],
  ])('%s', (_title, file, line) => {
    const source = at(new URL(`hub/src/modules/${file}`, 'file:///').pathname.slice(1), line)
    const waits = at('hub/src/modules/fees/waits.ts', 'export async function x() {}')
    expect(breachesOfModules(source, [source, waits])).toHaveLength(1)
  })

  it.each([
    ["database('receipt').where({ id })", 'fees/a.store.ts', 'reads receipt undeclared'],
    ["query.join('receipt as r', 'r.id', 'o.id')", 'fees/a.store.ts', 'reads receipt undeclared'],
    ["trx.raw('select 1 from mail_link')", 'fees/a.store.ts', 'reads mail_link undeclared'],
    [
      "database('charge').where({ id }).update({ seq })",
      'progress/a.store.ts',
      "writes charge, which is another's",
    ],
  ])('a table of another module, by %s', (line, file, breach) => {
    const source = at(`hub/src/modules/${file}`, line)
    expect(breachesOfTables([...hub, source])).toEqual([`${source.file} ${breach}`])
  })

  it('a file is not pure once it waits or needs the database', () => {
    expect(
      isPure(at('hub/src/modules/fees/a.ts', `import type { D } from '../../db/x.ts'`, 'export const a = 1')),
    ).toBe(true)
    expect(isPure(at('hub/src/modules/fees/a.ts', 'export const a = async () => 1'))).toBe(false)
    expect(isPure(at('hub/src/modules/fees/a.ts', `import { d } from '../../db/x.ts'`))).toBe(false)
    expect(isPure(at('hub/src/modules/fees/a.view.ts', 'export const a = 1'))).toBe(false)
  })

  it.each([
    [breachesOfConfinement, 'hub/src/modules/fees/list-fees.ts', `import { Model } from 'objection'`],
    [breachesOfConfinement, 'hub/src/modules/fees/fee.store.ts', `import type { Knex } from 'knex'`],
    [breachesOfConfinement, 'hub/src/modules/fees/fee.store.ts', `const pg = await import('pg')`],
    [breachesOfEnvironment, 'hub/src/http/a.ts', `const url = process.env['URL']`],
    [breachesOfEnvironment, 'plugins/one/src/a.ts', `const { env } = process`],
    [breachesOfContext, 'hub/src/a.ts', `function a({ clock }: AppContext) {}`],
    [breachesOfVendors, 'hub/src/a.ts', `const path = '/api/googleapis/x'`],
    [breachesOfVendors, 'hub/src/a.ts', `const sapOrder = 1`],
    [breachesOfVendors, 'hub/src/a.ts', `'DAVIVIENDA'`],
    [breachesOfTypes, 'hub/src/a.ts', `const a: any = 1`],
    [breachesOfTypes, 'hub/src/a.ts', `const a = b as any`],
    [breachesOfTypes, 'hub/src/a.ts', `function a(b: Record<string, any>) {}`],
    [breachesOfTypes, 'hub/src/a.ts', `const a: any[] = []`],
    [breachesOfTypes, 'hub/src/a.ts', `// @ts-expect-error`],
    [breachesOfTypes, 'hub/src/a.ts', `/* oxlint-disable */`],
    [breachesOfLength, 'hub/src/a.ts', 'x\n'.repeat(251)],
  ])('by %o in %s', (law, file, line) => {
    expect(law(at(file, line))).toHaveLength(1)
  })

  it.each([
    [breachesOfContext, `function a(app: AppContext, { clock }: Pick<AppContext, 'clock'>) {}`],
    [breachesOfVendors, `path: '/api/googleAPI/confirm', status: 'PAGO DAVIVIENDA'`],
    [breachesOfVendors, `const desapareció = 'pasaporte'; payUntil()`],
    [breachesOfTypes, `const any = Joi.any(); say('any[]') // any: any`],
    [breachesOfLength, 'x\n'.repeat(250)],
  ])('and no breach where there is none, by %o', (law, line) => {
    expect(law(at('hub/src/a.ts', line))).toEqual([])
  })
})
