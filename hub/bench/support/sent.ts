import Joi from 'joi'
import type { Child } from './child.ts'

/** What a hub has sent to its databases: its own, and that of its pretend vendors. */
export interface Sent {
  readonly statements: number
  readonly commits: number
  readonly vendorStatements: number
  readonly vendorCommits: number
}

const count = Joi.number().integer().required()

const schema = Joi.object<Sent>({
  statements: count,
  commits: count,
  vendorStatements: count,
  vendorCommits: count,
})

/** All that a hub which counts has sent so far. */
export async function sentBy(hub: Child): Promise<Sent> {
  return Joi.attempt(await hub.ask('statements'), schema)
}

export function sentBetween(before: Sent, after: Sent): Sent {
  return each((name) => after[name] - before[name])
}

export function sentInAll(parts: readonly Sent[]): Sent {
  return each((name) => parts.reduce((all, part) => all + part[name], 0))
}

function each(of: (name: keyof Sent) => number): Sent {
  return {
    statements: of('statements'),
    commits: of('commits'),
    vendorStatements: of('vendorStatements'),
    vendorCommits: of('vendorCommits'),
  }
}
