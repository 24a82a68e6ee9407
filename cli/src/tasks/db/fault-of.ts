import { type Exit, exits } from '../../exits.ts'
import { Fault, HubUnreachable, UsageFault } from '../../faults.ts'
import { texts } from '../../texts/db.ts'
import { type Locale, speaker } from '../../words.ts'

/** The database program understood and did nothing. */
export class DatabaseRefusal extends Fault {
  readonly exit: Exit
  readonly code: string

  constructor({ code, exit }: { readonly code: string; readonly exit: Exit }, ...said: [string, string[]]) {
    super(...said)
    this.code = code
    this.exit = exit
  }
}

interface Ended {
  readonly exit: number | null
  readonly said: object | null
  readonly stderr: string
}

/** What an end that is no answer means to the reader. */
export function faultOf({ exit, said, stderr }: Ended, locale: Locale): Error {
  const say = speaker(texts, locale)
  const words: Readonly<Record<string, unknown>> = { ...said }
  if (Array.isArray(words['problems'])) {
    return new UsageFault(say('configuration'), words['problems'].map(String))
  }
  if (typeof words['refused'] === 'string')
    return refusalOf({ code: words['refused'], exit: refusedAs(exit) }, words['facts'], locale)
  const message = wordIn(words['message']) || wordIn(words['failed']) || lastLine(stderr) || `exit ${exit}`
  if (exit === exits.unreachable)
    return new HubUnreachable(say('noAnswer', { message }), [say('noAnswerNext')])
  return new Error(message)
}

/** No hub was asked: the command is wrong, or its moment. */
function refusedAs(exit: number | null): Exit {
  return exit === exits.notNow ? exits.notNow : exits.usage
}

function refusalOf(
  refusal: { readonly code: string; readonly exit: Exit },
  facts: unknown,
  locale: Locale,
): DatabaseRefusal {
  const say = speaker(texts, locale)
  const values = Object.fromEntries(
    Object.entries(typeof facts === 'object' && facts !== null ? facts : {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  const known = codes.find((one) => one === refusal.code)
  if (known === undefined) return new DatabaseRefusal(refusal, refusal.code, [])
  const after = values['after'] === undefined ? [] : [say('afterRestore', values)]
  return new DatabaseRefusal(refusal, say(`refused_${known}`, values), [
    say(`next_${known}`, values),
    ...after,
  ])
}

const codes = [
  'NOT_EMBEDDED',
  'NO_DATABASE',
  'PENDING',
  'AHEAD',
  'NO_FILE',
  'NO_FOLDER',
  'NO_ROOM',
  'FILE_EXISTS',
  'WRONG_KEY',
  'UNREADABLE',
  'DAMAGED',
  'FOREIGN',
  'NEWER',
  'IN_USE',
  'PRESENT_UNREADABLE',
] as const

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function lastLine(stderr: string): string {
  return stderr.trim().split('\n').at(-1) ?? ''
}
