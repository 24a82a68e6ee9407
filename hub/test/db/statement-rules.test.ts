import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { brokenRule, type Rule, rules } from '@matricula/hub/testing/statement-rules'
import { takeBroken } from '@matricula/hub/testing/watch-statements'

const refused: readonly (readonly [Rule, string])[] = [
  ['columns', 'select [a].[id], [b].[id] from [payment] as [a] inner join [receipt] as [b] on 1 = 1'],
  ['columns', 'select "o"."id", "o"."token", "r"."token" from "enrollment_order" as "o"'],
  ['columns', 'select `a`.`id` as `one`, `b`.`one` from `payment` as `a`'],
  ['columns', "select 'a, b' as x, sum(y) as total, count(*) as total from t"],
  ['columns', 'select * from (select top (@p0) [id], [id] from [fee]) as [t]'],
  ['columns', 'insert into t select a, b, a from u'],
  ['columns', 'select * from "outbox" order by "id" desc, "id" asc limit ?'],
  ['columns', 'select * from [outbox] order by [due_at], [id], [due_at] offset @p0 rows'],
  ['order', 'select * from t where id in (select id from u order by at)'],
  ['order', 'select * from (select "a" from "u" order by "a" asc) as "t" limit $1'],
  ['order', 'select * from [t] where exists (select 1 from [u] where [a] in (@p0) order by [b])'],
  ['order', 'with old as (select * from `t` order by `id`) delete from old'],
  ['lock', 'select * from [a] inner join [b] on [a].[id] = [b].[id] with (UPDLOCK) where [a].[id] = @p0'],
  ['lock', 'select * from [a] left join [b] on ([a].[id] = [b].[id]) with (updlock, readpast)'],
  ['lock', 'select * from "a" inner join "b" on "a"."id" = "b"."id" where "a"."id" = $1 for update'],
  ['lock', 'select * from "a" inner join "b" on "a"."id" = "b"."id" for update of "a" skip locked'],
]

const taken: readonly string[] = [
  'select [a].[id], [b].[id] as [other], [b].[a] from [a] inner join [b] on 1 = 1',
  'select "a".*, "b"."id" from "a", "b"',
  "select a, null, null, 1, 1, '', '' from t",
  'select coalesce(a, b), coalesce(a, c) as d from t order by coalesce(a, b), coalesce(a, c)',
  'select a from t union all select a from u',
  'insert into [t] ([a], [b]) output inserted.[a] select @p0, @p1 where not exists (select 1 from [t] with (updlock, holdlock) where [a] = @p2)',
  'select * from "outbox" order by "due_at" asc, "id" asc for update',
  'update outbox set a = $1 where id in (select id from outbox order by due_at, id limit $2 for update skip locked) returning *',
  'with next as (select top (@p0) * from [t] with (updlock, readpast, rowlock) where a = 1 order by due_at, id) update next set a = 2',
  'select * from [t] where [a] in (select [a] from [u] order by [b] offset @p0 rows fetch next @p1 rows only)',
  'select (select max(x.at) from (select o.a as at union all select d.a) as x) as since from o',
  'select row_number() over (partition by a order by b) as n from t',
  "select 'x (select 1 order by 2)' from t",
  'select * from [a] with (updlock) inner join [b] on [a].[id] = [b].[id]',
  'select * from [a] inner join [b] with (nolock) on [a].[id] = [b].[id] where [a].[x] = @p0',
  'select * from "a" where "id" in (select "a" from "b" inner join "c" on 1 = 1) for update',
]

describe('The rules for every statement', () => {
  it.each(refused)('refuse by the rule of %s: %s', (rule, sql) => {
    expect(brokenRule(sql, 0)).toBe(rule)
  })

  it.each(taken)('take %s', (sql) => {
    expect(brokenRule(sql, 0)).toBeNull()
  })

  it('take 2,000 values and refuse one more', () => {
    expect([brokenRule('select 1', 2000), brokenRule('select 1', 2001)]).toEqual([null, 'values'])
  })
})

describe.each(databases)('What a test sends to $name', (kind) => {
  it('fails it against a rule, within a transaction and out of it, and though nobody waits for the answer', async () => {
    const { database } = await openTestDatabase(kind)
    const broken = (one: typeof database) => one('outbox').orderBy(['id', 'id']).catch(String)

    expect(await broken(database)).toContain(rules.columns)
    expect(await database.transaction(broken)).toContain(rules.columns)
    void database('outbox')
      .whereIn(
        'id',
        Array.from({ length: 2001 }, (_, n) => n),
      )
      .catch(() => null)
    await database('outbox').select('id')

    expect(takeBroken()).toEqual([
      expect.stringContaining(rules.columns),
      expect.stringContaining(rules.columns),
      expect.stringContaining(rules.values),
    ])
  })
})
