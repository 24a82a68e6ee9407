import knex, { type Knex } from 'knex'
import { brokenRule, type Rule, rules } from './statement-rules.ts'

type SentStatement = string | { readonly sql: string; readonly bindings?: readonly unknown[] }

const broken: string[] = []

/** What was refused since it was last asked for, in the background as well, where an error may be told to nobody. */
export function takeBroken(): readonly string[] {
  return broken.splice(0)
}

function judge(asked: SentStatement): void {
  const { sql, bindings = [] } = typeof asked === 'string' ? { sql: asked } : asked
  const rule = ruleOf(sql, bindings.length)
  if (rule === null) return
  const told = `${rules[rule]}: ${sql.replaceAll(/(?:\?, ){3,}/g, '?, … ')}`
  broken.push(told)
  throw new Error(told)
}

const judged = new Map<string, Rule | null>()

/** Tests say the same few hundred statements all day. */
function ruleOf(sql: string, values: number): Rule | null {
  const key = `${values} ${sql}`
  const known = judged.get(key)
  if (known !== undefined) return known
  const rule = brokenRule(sql, values)
  judged.set(key, rule)
  return rule
}

type Send = (this: Knex.Client, connection: object, asked: SentStatement) => Promise<unknown>

const send: Send = Reflect.get(knex.Client.prototype, 'query')

/** Every client of Knex, and its copy in every transaction, sends by this method. */
knex.Client.prototype.query = async function query(
  this: Knex.Client,
  connection: object,
  asked: SentStatement,
) {
  judge(asked)
  return send.call(this, connection, asked)
}
