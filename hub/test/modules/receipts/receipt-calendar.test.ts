import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { receiptCalendar } from '../../../src/modules/receipts/receipt-calendar.ts'
import { receiptsDataSource } from '../../../src/modules/receipts/receipts-data-source.ts'
import { databases } from '@matricula/hub/testing/databases'
import { type Choices, Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const view = {
  token: 'f'.repeat(32),
  number: '000007',
  cycle: '2025-2026',
  issuedAt: '2025-06-19T22:30:00-05:00',
  school: {
    name: 'Colegio Bilingüe Ñandú; Cundinamarca, con un nombre más largo que una línea del calendario',
    nit: '900.1',
    address: 'Vía 1',
    phone: '601',
    city: 'Chía',
  },
  standing: { status: 'in-force', since: '2025-06-19T22:30:00-05:00', asOf: '2025-07-01T08:00:00-05:00' },
  laterCharges: [
    { day: '2025-08-28', amount: 1_670_000 },
    { day: '2025-09-28', amount: 1_669_999 },
  ],
} as const

const words = {
  locale: 'es-CO',
  translate: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
}

type View = Parameters<typeof receiptCalendar>[0]['view']

const fileOf = (change: Partial<View> = {}, firstNames: string | null = null) =>
  receiptCalendar({ view: { ...view, ...change }, firstNames }, words) ?? ''

/** Its content lines, unfolded. */
const linesOf = (change: Partial<View> = {}) =>
  fileOf(change)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')

const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1))

describe('The calendar of a receipt', () => {
  it('has one event a day, on the charge’s day and with its amount', () => {
    const lines = linesOf()
    expect(valuesOf(lines, 'DTSTART;VALUE=DATE')).toEqual(['20250828', '20250928'])
    expect(valuesOf(lines, 'SUMMARY')).toEqual([
      'calendar.charge 2025-2026 $1.670.000',
      'calendar.charge 2025-2026 $1.669.999',
    ])
    expect(valuesOf(lines, 'DTSTAMP')).toEqual(['20250620T033000Z', '20250620T033000Z'])
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('says whose charges they are, by the first names', () => {
    expect(fileOf({}, 'María José')).toContain('SUMMARY:calendar.chargeOf 2025-2026 $1.670.000 María José')
  })

  it('has lines of at most 75 octets that end in CRLF, and folds none within a sign', () => {
    const written = fileOf()
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const sizes = written.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(written).toMatch(/\r\n /)
    expect(written).not.toContain('�')
  })

  it('escapes what has a meaning in a calendar', () => {
    expect(linesOf().join('')).toContain(String.raw`Colegio Bilingüe Ñandú\; Cundinamarca\, con`)
  })

  it('knows a charge again by its UID, and no other by it', () => {
    const uids = valuesOf(linesOf(), 'UID')
    expect(new Set(uids).size).toBe(2)
    expect(valuesOf(linesOf({ number: '000008' }), 'UID')).toEqual(uids)
    expect(valuesOf(linesOf({ token: 'a'.repeat(32) }), 'UID')).not.toContain(uids[0])
  })

  it('cancels its events once the payment went back', () => {
    const since = '2025-07-01T08:00:00-05:00'
    const lines = linesOf({ standing: { status: 'reversed', since, asOf: since } })
    expect(valuesOf(lines, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED'])
    expect(valuesOf(lines, 'SEQUENCE')).toEqual(['1', '1'])
    expect(valuesOf(lines, 'DTSTAMP')).toEqual(['20250701T130000Z', '20250701T130000Z'])
    expect(lines).not.toContain('BEGIN:VALARM')
  })
})

async function tokenOf(hub: TestHub, choices: Choices): Promise<string> {
  const family = await Family.signIn(hub, '10001')
  await family.enrol(choices)
  const paid = await until(
    () => family.check(),
    ({ data }) => data?.receiptToken != null,
  )
  return paid.data?.receiptToken ?? ''
}

describe.each(databases)('The calendar of a receipt on $name', (database) => {
  it('opens for whoever has its address, and has of the student the first names, until they are erased', async () => {
    const hub = await runHub({ database })
    const token = await tokenOf(hub, rightAndCosts)

    const answer = await fetch(`${hub.url}/api/receipts/${token}.ics`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cobros-000001.ics"')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const written = (await answer.text()).replaceAll(/\r\n[ \t]/g, '')
    expect(written.match(/BEGIN:VEVENT/g)).toHaveLength(11)
    const { first_names, last_names } = await hub.hub.app.database('student').where({ code: '10001' }).first()
    expect(written).toContain(`SUMMARY:${first_names}: cobro del año escolar 2025-2026\\, $`)
    for (const word of ['10001', last_names, token]) expect(written).not.toContain(word)
    const english = await fetch(answer.url, { headers: { 'accept-language': 'en' } })
    expect(await english.text()).toContain('charge of the school year')

    await inTransaction(hub.hub.app.database, (trx) => receiptsDataSource.erase(trx, ['10001']))
    expect(await (await fetch(answer.url)).text()).toContain('SUMMARY:Cobro del año escolar 2025-2026: $')
  })
})

it('A receipt that leaves nothing for later has no calendar', async () => {
  const hub = await runHub()
  const token = await tokenOf(hub, wholeYear)

  expect((await hub.visitor().get(`/api/receipts/${token}.ics`)).status).toBe(404)
  expect((await hub.visitor().get(`/api/receipts/${'a'.repeat(32)}.ics`)).status).toBe(404)
})
