import { describe, expect, it } from 'vitest'
import { signInsDataSource } from '../../../src/modules/access/sign-ins-data-source.ts'
import { draftsDataSource } from '../../../src/modules/enrollment/drafts-data-source.ts'
import { seasonNow } from '../../../src/modules/progress/season-now.ts'
import { openSeason } from '../../../src/modules/students/open-season.ts'
import { readStudent } from '../../../src/modules/students/read-student.ts'
import {
  keepSeasonStudents,
  unevenSeasonStudents,
} from '../../../src/modules/students/season-student.store.ts'
import { syncRoster } from '../../../src/modules/students/sync-roster.ts'
import { says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { chooseFor, Parent, siblings } from '@matricula/hub/testing/families'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { goTo, type ProgressRow, watch } from '@matricula/hub/testing/progress'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const at = '2025-06-01T00:00:00.000Z'

/** What the roster says of a student, though the student information system says otherwise. */
async function misplace({ hub }: TestHub, code: string, changes: object): Promise<void> {
  const { database } = hub.app
  const row = await database('student').where({ code }).first()
  const record = JSON.stringify({ ...JSON.parse(row.record), lastNames: 'x' })
  await database('student')
    .where({ code })
    .update({ ...changes, record })
  await keepSeasonStudents(database, [code])
}

/** A student whom nobody but the roster knows. */
async function addStranger({ hub }: TestHub, code: string): Promise<void> {
  const { database } = hub.app
  const row = await database('student').where({ code: '10001' }).first()
  const record = JSON.stringify({ ...JSON.parse(row.record), code })
  const folded = code.toLowerCase()
  await database('student').insert({ ...row, code, folded, record, fetched_at: at })
  await keepSeasonStudents(database, [code])
}

/** Does one thing after the other, and notes whose row is not what the tables say, and where the student is then. */
async function follow(hub: TestHub) {
  const { get } = await watch(hub)
  const uneven: Record<string, readonly string[]> = {}
  async function after(act: string, code: string, doIt: () => unknown): Promise<string | undefined> {
    await doIt()
    const wrong = await unevenSeasonStudents(hub.hub.app.database)
    if (wrong.length > 0) uneven[act] = wrong
    const [row] = (await get(`?search=${code}`)).body as readonly ProgressRow[]
    return row?.step
  }
  return { after, uneven }
}

describe.each(databases)('The rows of the season’s students on $name', (database) => {
  it('follow a family from the first sign-in to money that went back', async () => {
    const hub = await runHub({ database })
    const { after, uneven } = await follow(hub)
    const steps: (string | undefined)[] = []
    const note = async (act: string, doIt: () => unknown) => void steps.push(await after(act, '10001', doIt))

    await note('nothing', () => Promise.resolve())
    await note('sign-in', () => Family.signIn(hub, '10001'))
    const family = await Family.signIn(hub, '10001')
    await note('a first draft', () => goTo(family, 1))
    await note('another draft', () => goTo(family, 5))
    const quote = await family.quote(rightAndCosts)
    const declined = (await family.pay(quote)).body
    await note('a payment begun', () => Promise.resolve())
    await family.chooseAtProvider(declined, 'decline')
    await note('declined', () => says(family, 'RECHAZADO'))
    const { body } = await family.pay(quote)
    await family.chooseAtProvider(body, 'approve')
    await note('approved', () => says(family, 'APROBADO'))
    await note('taken back', async () => {
      await new Provider(hub).change(await family.check(), 'reverse')
      await until(
        () => hub.hub.app.database('enrollment_order').where({ status: 'reversed' }),
        (rows) => rows.length === 1,
      )
    })

    const paying = ['not-entered', 'entered', 'annual', 'pay', 'paying', 'pay', 'complete', 'returned']
    expect([steps, uneven]).toEqual([paying, {}])
  })

  it('follow an agreement with the bank until it has run out, and a guardian who pays for two', async () => {
    const hub = await runHub({ database })
    const { after, uneven } = await follow(hub)
    const { app } = hub.hub
    for (const code of siblings) await chooseFor(hub, code)
    const parent = await Parent.comes(hub)
    const started = await parent.pay(await parent.payables())
    const both = await after('a family payment begun', '10014', () => Promise.resolve())
    await parent.choose(started.body, 'approve')
    const paid = await after('a family payment', '10014', () => parent.says(started.body.token, 'APROBADO'))
    const family = await Family.signIn(hub, '10003')
    const waits = await after('an agreement', '10003', () => family.enrol(bankAgreement))
    await setSeasonClock(hub, '2025-07-19T10:00:00-05:00')
    const over = await after('an agreement over', '10003', async () => {
      app.work.trigger('expire-agreements')
      await until(
        () => app.database('enrollment_order').where({ status: 'agreement' }),
        (rows) => rows.length === 0,
      )
    })

    expect([both, paid, waits, over, uneven]).toEqual(['paying', 'complete', 'agreement', 'pay', {}])
  })

  it('follow the roster, whoever reads it anew', async () => {
    const hub = await runHub({ database, settings: { students: { freshSeconds: 60 } } })
    const { app } = hub.hub
    const { after, uneven } = await follow(hub)
    const office = await signInStaff(hub, 'admissions')
    const take = (students: readonly string[], gone: readonly string[] = []) =>
      office.post('/api/students/sync', { students, gone })
    const left = { status: 'withdrawn' }
    const seen: (string | undefined)[] = []
    const note = async (act: string, code: string, doIt: () => unknown) =>
      void seen.push(await after(act, code, doIt))

    await note('left', '10001', () => misplace(hub, '10001', left))
    await note('taken over', '10001', () => take(['10001']))
    await note('to no grade of the season', '10001', () => misplace(hub, '10001', { next_grade: null }))
    await note('read anew', '10001', async () => {
      await app.database('student').where({ code: '10001' }).update({ fetched_at: at })
      await readStudent(app, '10001')
      await until(
        () => app.database('student').where({ code: '10001', fetched_at: at }),
        (rows) => rows.length === 0,
      )
    })
    await note('a stranger', 'GONE1', () => addStranger(hub, 'GONE1'))
    await note('a stranger gone', 'GONE1', () => take(['GONE1'], ['GONE1']))
    await addStranger(hub, 'GONE2')
    await misplace(hub, '10001', left)
    await note('a stranger of the night', 'GONE2', () => syncRoster(app, AbortSignal.timeout(60_000)))
    await note('the sync', '10001', () => Promise.resolve())

    const there = 'not-entered'
    const gone = undefined
    expect([seen, uneven]).toEqual([[gone, there, gone, there, there, gone, gone, there], {}])
  })

  it('follow what is kept no longer, a family that is erased, and another season', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const { after, uneven } = await follow(hub)
    const { privacy } = app.config.settings
    const later = new Date('2030-01-01T00:00:00Z')
    const admin = await signInStaff(hub, 'admin')
    const season = seasonNow(app)
    await goTo(await Family.signIn(hub, '10001'), 3)
    await goTo(await Family.signIn(hub, '10003'), 3)
    const seen: (string | undefined)[] = []
    const note = async (act: string, code: string, doIt: () => unknown) =>
      void seen.push(await after(act, code, doIt))

    await note('a season that opens later', '10001', () =>
      openSeason(app.database, { ...season, opens: '2025-12-01T00:00:00.000Z' }),
    )
    await note('the season of then', '10001', () => openSeason(app.database, season))
    await note('erased', '10003', () =>
      admin.post('/api/privacy/families/10003/erase', { reason: 'Solicitud 2025-17' }),
    )
    await note('drafts kept long enough', '10001', () =>
      draftsDataSource(privacy).retain?.(app.database, later),
    )
    await note('sign-ins kept long enough', '10001', () =>
      signInsDataSource(privacy).retain?.(app.database, later),
    )
    await note('another season', '10001', () =>
      openSeason(app.database, { ...season, project: '2026-2027', grades: season.grades.slice(0, 1) }),
    )

    const gone = undefined
    expect([seen, uneven]).toEqual([['monthly', 'monthly', gone, 'entered', 'not-entered', gone], {}])
  })
})
