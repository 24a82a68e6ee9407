import Joi from 'joi'
import type { Child } from './child.ts'

/** What a hub has sent to its databases: its own, and that of its pretend vendors. */
export interface StatementCount {
  readonly statements: number
  readonly commits: number
  readonly vendorStatements: number
  readonly vendorCommits: number
}

const count = Joi.number().integer().required()

const schema = Joi.object<StatementCount>({
  statements: count,
  commits: count,
  vendorStatements: count,
  vendorCommits: count,
})

/** All that a hub which counts has sent so far. */
export async function sentBy(hub: Child): Promise<StatementCount> {
  return Joi.attempt(await hub.ask('statements'), schema)
}

export function sentBetween(before: StatementCount, after: StatementCount): StatementCount {
  return each((name) => after[name] - before[name])
}

export function sentInAll(parts: readonly StatementCount[]): StatementCount {
  return each((name) => parts.reduce((all, part) => all + part[name], 0))
}

function each(of: (name: keyof StatementCount) => number): StatementCount {
  return {
    statements: of('statements'),
    commits: of('commits'),
    vendorStatements: of('vendorStatements'),
    vendorCommits: of('vendorCommits'),
  }
}
