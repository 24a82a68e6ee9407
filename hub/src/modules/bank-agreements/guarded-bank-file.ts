import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { applyBankFile, type BankFile } from './apply-bank-file.ts'
import { readBankLines } from './read-bank-lines.ts'

export type BankFilePayload = Pick<BankFile, 'name' | 'content' | 'firstLine' | 'occurrences'>

/** What somebody says that the bank's file is: as much money as all that it would confirm together. */
export function guardedBankFile(app: AppContext): GuardedAct<'FILE_UNREADABLE'> {
  return {
    name: 'agreement.file',
    isAtomic: false,
    async check(payload) {
      const file = read(payload)
      const looking = { actor: '', trace: app.ids.id() }
      const answers = await applyBankFile(app, { ...file, mode: 'plan', ...looking })
      if (isRefused(answers)) return answers
      const paid = answers.filter(({ result }) => result === 'paid')
      const amount = paid.reduce((sum, line) => sum + (line.amount ?? 0), 0)
      return { subject: `bank-file:${sha256(file.content)}`, payment: null, student: null, amount, before: 0 }
    },
    async describe(payload) {
      const { error, value: file } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const lines = await readBankLines(app.plugins, { ...file, trace: app.ids.id() })
      if (isRefused(lines)) return { students: [], details: { name: file.name } }
      const named = lines.slice(0, shown).map(({ reference, paid }) => `${reference} ${paid?.amount ?? '-'}`)
      return {
        students: [],
        details: { name: file.name, lines: String(lines.length), references: named.join('\n') },
      }
    },
    async perform(payload, doing) {
      const done = await applyBankFile(app, { ...read(payload), mode: 'run', ...doing })
      return isRefused(done) ? done : null
    },
  }
}

/** Lines that a request names; of more it tells how many there are. */
const shown = 100

const schema = Joi.object<BankFilePayload>({
  name: Joi.string().required(),
  content: Joi.string().required(),
  firstLine: Joi.number().integer().allow(null).required(),
  // A request that the version before has kept has none.
  occurrences: Joi.array().items(Joi.number().integer()).allow(null).default(null),
})

function read(payload: unknown): BankFilePayload {
  return Joi.attempt(payload, schema)
}
