import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/databases.ts'
import { Family, rightAndCosts } from '../../support/family.ts'
import { signInStaff } from '../../support/staff.ts'
import { useHub } from '../../support/test-hub.ts'
import type { Visitor } from '../../support/visitor.ts'
import { useGrownSchool } from './grown-school.ts'
import { type Statement, wholeReads } from './read-plan.ts'

/** Lists that the office opens over tables that grow. */
const lists = [
  '/api/alma/studentsDB',
  '/api/approvals',
  '/api/audit',
  '/api/discounts/claims',
  '/api/enrollment/admin/charges',
  '/api/enrollment/admin/documents',
  '/api/enrollment/admin/students',
]

const searched = [
  '/api/alma/studentsDB',
  '/api/approvals',
  '/api/discounts/claims',
  '/api/enrollment/admin/charges',
  '/api/enrollment/admin/documents',
  '/api/enrollment/admin/students',
]

/** What may read an index whole, but no table. */
const counted: readonly RegExp[] = [
  // How many there are of all is told on every page, exactly, and no database keeps count.
  /^select count\(\*\) as .count. from .\w+.$/,
  /^select sum\(.amount.\) as .amount. from .payment.$/,
  // A word may stand anywhere in a name, and a beginning in large or small letters: the narrow index that has them is read.
  / like /,
]

// A plan is that of a real database: the stand-in's would be PostgreSQL's once more.
const real = databases.filter(({ name }) => name !== 'SQL Server')

interface Published {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } } | undefined>
  >
}

interface Parameter {
  readonly name: string
  readonly schema?: { readonly enum?: readonly string[] }
}

/** The first page as it comes, and by each order. */
function pagesOf({ paths }: Published, list: string): readonly string[] {
  const parameters = paths[list]?.get?.parameters ?? []
  const sorts = parameters.find(({ name }) => name === 'sort')?.schema?.enum ?? []
  return ['', ...sorts.map((sort) => `&sort=${sort}`)].map((more) => `${list}?page[size]=10${more}`)
}

describe.each(real)('With 60,000 students on $name', (kind) => {
  const school = useGrownSchool(kind)
  const hub = useHub({ database: kind })
  const sent = new Map<string, Statement>()
  let admin: Visitor

  beforeAll(async () => {
    await (await Family.signIn(hub(), '10001')).enrol(rightAndCosts)
    admin = await signInStaff(hub(), 'admin')
    hub().hub.house.database.on('query', (query: Statement) => void sent.set(query.sql, query))
  }, 60_000)

  /** What an answer takes that is more than an index may be read of. */
  async function readFor(calls: readonly string[]): Promise<readonly string[]> {
    sent.clear()
    for (const call of calls) expect((await admin.get(call)).status).toBe(200)
    const found: string[] = []
    for (const statement of sent.values()) {
      if (!/^(?:select|with)\b/i.test(statement.sql)) continue
      for (const { table, of } of await wholeReads(school(), statement))
        if (of === 'table' || !counted.some((pattern) => pattern.test(statement.sql)))
          found.push(`${of} of ${table}: ${statement.sql}`)
    }
    return found
  }

  it.each(lists)(
    'a page of %s reads no table whole that grows',
    async (list) => {
      const published = (await admin.get<Published>('/openapi.json')).body
      expect(await readFor(pagesOf(published, list))).toEqual([])
    },
    60_000,
  )

  it.each(['', '&sort=started_at', '&from=2025-06-01'])(
    'nor does a page of payments by when they began: %s',
    async (more) => {
      expect(await readFor([`/api/payments?page[size]=1${more}`])).toEqual([])
    },
    60_000,
  )

  it.each(searched)(
    'a search of %s reads none either',
    async (list) => {
      expect(await readFor([`${list}?page[size]=10&search=ana`])).toEqual([])
    },
    60_000,
  )
})
