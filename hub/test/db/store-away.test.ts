import { describe, expect, it } from 'vitest'
import { isContention, isDuplicate } from '../../src/db/statements.ts'
import { isStoreAway } from '../../src/db/store-away.ts'

const said = (facts: object, words = 'refused') => Object.assign(new Error(words), facts)
const numbered = (number: number) => said({ code: 'EREQUEST', number })
/** As Knex tells of a story that broke off on SQL Server and could not be rolled back either. */
const notRolledBack = (cause: Error) =>
  said({ originalError: cause }, "Can't rollback transaction. There is a request in progress")

describe('A database is away', () => {
  it.each([
    ['a server that is nowhere', said({ code: 'ECONNREFUSED' })],
    ['a line that was cut', said({ code: 'ECONNRESET' })],
    ['a line that was closed while it was asked on', said({ code: 'ECLOSE' })],
    ['a line that was closed before', said({ code: 'EINVALIDSTATE' })],
    ['an answer that broke off', new Error('unexpected end of message stream')],
    ['no answer in time', said({ code: 'ETIMEOUT' })],
    ['a transaction whose line was lost', notRolledBack(said({ code: 'EINVALIDSTATE' }))],
    ['a transaction whose answer broke off', notRolledBack(new Error('unexpected end of message stream'))],
    ['a connection that nobody got', Object.assign(new Error('Timeout'), { name: 'KnexTimeoutError' })],
    ['a login that SQL Server does not let in', said({ code: 'ELOGIN' })],
    ['a login that PostgreSQL does not let in', said({ code: '28P01' })],
    ['PostgreSQL that starts', said({ code: '57P03' })],
    ['a full embedded database', said({ code: 'SQLITE_FULL' })],
    ['two refusals of one statement', new AggregateError([numbered(3621), numbered(9002)])],
  ])('after %s', (_title, error) => {
    expect(isStoreAway(error)).toBe(true)
  })

  it.each([40_613, 40_197, 40_501, 49_918, 49_919, 49_920, 4060, 4221, 10_928, 10_929, 596, 983, 3906, 8645])(
    'after the number %i of SQL Server, which passes',
    (number) => {
      expect(isStoreAway(numbered(number))).toBe(true)
      expect(isStoreAway(notRolledBack(numbered(number)))).toBe(true)
    },
  )

  it.each([
    ['a key that is taken', numbered(2627)],
    ['a column that nobody has', numbered(207)],
    ['a statement that nobody understands', said({ code: '42601' })],
    ['a story that broke off by itself', notRolledBack(new Error('halfway'))],
    ['what is no error', 'halfway'],
  ])('but not after %s', (_title, error) => {
    expect(isStoreAway(error)).toBe(false)
  })
})

describe('What a database refused', () => {
  it('is known among several refusals of one statement', () => {
    expect(isDuplicate(new AggregateError([numbered(2601), numbered(3621)]))).toBe(true)
    expect(isContention(new AggregateError([numbered(1205), numbered(3621)]))).toBe(true)
  })

  it('is contention where a snapshot met what was written since', () => {
    expect([isContention(numbered(3960)), isContention(said({ code: '40001' }))]).toEqual([true, true])
  })
})
