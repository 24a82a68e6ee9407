import { PluginFault } from '@matricula/contract'
import type { FaultCode, Paging, Read } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import type { AppContext } from '../../../src/app-context.ts'
import { countRoster, readStudent, syncRoster } from '../../../src/modules/students/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

const school = 600

const signal = () => AbortSignal.timeout(20_000)

describe.each(databases)('A run of the roster on $name that breaks off', (database) => {
  const theHub = useHub({ database })

  const vendorFaults: readonly [string, FaultCode][] = [
    ['because the system goes away', 'unreachable'],
    ['because it asks for time', 'throttled'],
    ['because our credentials are refused halfway', 'unauthorised'],
  ]

  it.each(vendorFaults)('%s, leaves nobody out, and the next one completes it', async (_why, code) => {
    const { app } = theHub().hub
    const late = await spoil(app)
    const broken = atPage(app, 3, () => {
      throw new PluginFault(code, 'the vendor fails')
    })
    await expect(syncRoster(broken, signal())).rejects.toMatchObject({ code })
    expect(await codesIn(app, ['GONE1', late])).toEqual([late, 'GONE1'].toSorted())
    expect((await readStudent(app, '10001'))?.lastNames).toBe('Gómez Rojas')
    expect(await lastNames(app, late)).toBe('x')

    await syncRoster(app, signal())
    expect(await codesIn(app, ['GONE1', late])).toEqual([late])
    expect(await lastNames(app, late)).not.toBe('x')
    expect(await countRoster(app.database)).toBe(school)
  })

  it('because the hub stops, drops nobody either', async () => {
    const { app } = theHub().hub
    const late = await spoil(app)
    const stop = new AbortController()
    const stopping = atPage(app, 2, () => stop.abort())
    // The page under way may still be answered or not; who is gone is not decided.
    await syncRoster(stopping, stop.signal).catch(() => undefined)
    expect(await codesIn(app, ['GONE1', late])).toEqual([late, 'GONE1'].toSorted())
    await syncRoster(app, signal())
    expect(await codesIn(app, ['GONE1', late])).toEqual([late])
  })

  it('while the roster is filled for the first time, is completed by the next', async () => {
    const { app } = theHub().hub
    await app.database('student').delete()
    const broken = atPage(app, 2, () => {
      throw new PluginFault('unreachable', 'the vendor fails')
    })
    await expect(syncRoster(broken, signal())).rejects.toMatchObject({ code: 'unreachable' })
    expect(await countRoster(app.database)).toBe(200)
    await syncRoster(app, signal())
    expect(await countRoster(app.database)).toBe(school)
  })

  it('never, when two students have one code: the first counts, in an empty roster too', async () => {
    const { app } = (await runHub({ database })).hub
    const student = await readStudent(app, '10001')
    if (student === null) throw new Error('10001 is not in the roster')
    await app.database('student').delete()
    const pages = [
      { items: [student, { ...student, id: 'other' }], next: 'second' },
      { items: [{ ...student, id: 'another', code: student.code.toLowerCase() }], next: null },
    ]
    const doubled = withList(app, async ({ cursor }) => pages[cursor === undefined ? 0 : 1])
    await syncRoster(doubled, signal())
    expect((await readStudent(app, '10001'))?.id).toBe(student.id)
    expect(await countRoster(app.database)).toBe(1)
  })
})

/** A student of the last page as they were once, and one who has left; answers the former's code. */
async function spoil(app: AppContext): Promise<string> {
  const roster = () => app.database('student')
  const late = await codeOfLastPage(app)
  const row = await roster().where({ code: late }).first()
  const outdated = { fetched_at: '2020-01-01T00:00:00.000Z', last_names: 'x' }
  await roster().where({ code: late }).update(outdated)
  await roster().insert({ ...row, ...outdated, code: 'GONE1' })
  return late
}

async function codeOfLastPage({ plugins }: AppContext): Promise<string> {
  const read = { signal: signal(), trace: 'test' }
  const page = await plugins.sis.listStudents({ size: school - 1 }, read)
  const last = await plugins.sis.listStudents({ cursor: page.next ?? '', size: 1 }, read)
  return last.items[0]?.code ?? ''
}

/** The application whose system meets something before it answers this page. */
function atPage(app: AppContext, nth: number, meet: () => void): AppContext {
  let pages = 0
  return withList(app, (paging, read) => {
    pages += 1
    if (pages === nth) meet()
    return app.plugins.sis.listStudents(paging, read)
  })
}

function withList(
  app: AppContext,
  listStudents: (paging: Paging, read: Read) => Promise<unknown>,
): AppContext {
  const plugins = Object.create(app.plugins, { sis: { value: { ...app.plugins.sis, listStudents } } })
  return { ...app, plugins }
}

async function codesIn({ database }: AppContext, codes: readonly string[]): Promise<readonly string[]> {
  return database('student').whereIn('code', codes).orderBy('code').pluck('code')
}

async function lastNames({ database }: AppContext, code: string): Promise<string> {
  const row = await database('student').where({ code }).first('last_names')
  return row.last_names
}
