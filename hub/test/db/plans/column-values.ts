/** As of a large school, some years on: PostgreSQL plans by what it counted. */
export const studentCount = 60_000

export const code = 'cast(30000 + i as text)'
export const name = `'g' || cast(i as text)`
export const uuid = `'7fda910d-a507-4a65-901c-' || cast(100000000000 + i as text)`
export const nothing = 'null'
export const brief = `'{}'`
export const never = `'2099-01-01T00:00:00.000Z'`

/** Ten years of the same number each, the last of them this one. */
export const year = `cast(2016 + (i - 1) * 10 / ${studentCount} as text)`
export const project = `${year} || '-' || cast(2017 + (i - 1) * 10 / ${studentCount} as text)`
export const day = `${year} || '-1' || cast(i % 3 as text) || '-' || cast(10 + i % 19 as text)`
export const instant = `${day} || 'T' || cast(10 + i % 13 as text) || ':' || cast(10 + i % 50 as text) || ':00.000Z'`
/** What ages away is of this year. */
export const lately = `'2025-0' || cast(1 + i % 6 as text) || '-1' || cast(i % 10 as text) || 'T10:00:00.000Z'`
/** One who has paid a few times. */
export const someGuardian = `'g' || cast(1 + i / 3 as text)`
export const told = `'${JSON.stringify({ status: 'approved', amount: 3_800_000, services: ['CA-0001', 'CM-0001-1', 'T-14'], reference: 'MH-PGG8GC66P05Q', project: '2025-2026' })}'`
export const amount = '1000000 + i * 37 % 9000000'
