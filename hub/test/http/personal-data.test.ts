import { beforeAll, describe, expect, it } from 'vitest'
import { accessPolicy } from '../../src/http/access-policy.ts'
import { type PersonalDatum, personalData, readableBy, readers } from '../../src/http/personal-data.ts'
import { withEinvoices } from '@matricula/hub/testing/einvoices'
import { Family } from '@matricula/hub/testing/family'
import type { ApiDocument } from '@matricula/hub/testing/fuzz/api-document'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import { listen } from '@matricula/hub/testing/listener'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { splitSeason } from '@matricula/hub/testing/splits'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import type { CallReader } from '@matricula/hub/testing/walk/act'
import { acts } from '@matricula/hub/testing/walk/acts'
import { openPayment } from '@matricula/hub/testing/walk/family-acts'
import { School } from '@matricula/hub/testing/walk/school'
import { makeWalkedSchool } from '@matricula/hub/testing/walk/walked-school'
import { operationOf, type Walk, walkCall, walkedCode } from '@matricula/hub/testing/walk/walk-call'

const hub = useHub({
  settings: { payments: { askEverySeconds: 3600, secondPersonFrom: 1 } },
  plugins: withEinvoices(),
  parentSeason: splitSeason,
})

let walk: Walk
let school: School
let visitors: ReadonlyMap<CallReader, Visitor>

beforeAll(async () => {
  await setSeasonClock(hub(), whenAllIsOpen)
  const { body: document } = await hub().visitor().get<ApiDocument>('/openapi.json')
  school = await School.open(hub())
  const family = await Family.signIn(hub(), walkedCode)
  walk = { document, ids: await makeWalkedSchool(school, family) }
  visitors = new Map<CallReader, Visitor>([
    ['link', hub().visitor()],
    ['student', family.visitor],
    ['guardian', await school.guardian(guardianAddress)],
  ])
})

/** Before the help chat closes for the day. */
const whenAllIsOpen = '2025-06-19T08:00:00-05:00'

describe('The table of personal data', () => {
  it.each(readers)(
    'lists for %s all that any call tells of a person',
    async (reader) => {
      const told = new Map<PersonalDatum, string[]>()
      for (const call of callsOf(reader)) {
        const { status, data } = await answerTo(call, reader)
        if (status >= 400) unanswered.push(`${call} for ${reader}: ${status}`)
        for (const datum of data) told.set(datum, [...(told.get(datum) ?? []), call])
      }
      seen.set(reader, [...told.keys()])
      expect([...told].filter(([datum]) => !readableBy(reader).includes(datum))).toEqual([])
    },
    120_000,
  )

  it('lists for student all that the live events of a payment tell', async () => {
    const { visitor, token } = await openPayment(school)
    const events = await listen(visitor, token)
    const data = school.dataIn(await events.next())
    events.leave()
    expect(data.filter((datum) => !readableBy('student').includes(datum))).toEqual([])
  })

  it('is held against an answer of every call to everybody', () => {
    expect(unanswered).toEqual([])
  })

  it('lists nothing that nobody is told', () => {
    const idle = (Object.keys(personalData) as PersonalDatum[]).flatMap((datum) =>
      personalData[datum]
        .filter((reader) => seen.get(reader)?.includes(datum) !== true)
        .map((reader) => `${datum} for ${reader}`),
    )
    expect(idle).toEqual([])
  })
})

const unanswered: string[] = []
const seen = new Map<string, readonly PersonalDatum[]>()

async function answerTo(call: string, reader: CallReader) {
  const prepared = await acts[call]?.(school, reader)
  const { status, body } = await walkCall(walk, visitorOf(reader), call, prepared)
  // What a caller has just typed is no news to it.
  const typed = school.dataIn(prepared?.body ?? null)
  return { status, data: school.dataIn(body).filter((datum) => !typed.includes(datum)) }
}

const visitorOf = (reader: CallReader) => visitors.get(reader) ?? school.staff(reader)

/** What a reader is let in to; of open accessPolicy each sees the same as whoever has a link. */
function callsOf(reader: CallReader): readonly string[] {
  return Object.entries(accessPolicy).flatMap(([call, rule]) => {
    const isOpen = rule === 'anyone' || rule === 'signing-in'
    const isTheirs = reader === 'link' ? isOpen : typeof rule !== 'string' && rule.includes(reader)
    return isTheirs && !streams.includes(call) && operationOf(walk.document, call) !== undefined ? [call] : []
  })
}

/** They never end, so that each has a test of its own. */
const streams = ['GET /api/payments/events/{token}', 'GET /api/changes']
