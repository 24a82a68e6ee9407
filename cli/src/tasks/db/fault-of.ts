import { type Exit, exits } from '../../exits.ts'
import { Fault, HubUnreachable, UsageFault } from '../../faults.ts'
import { texts } from '../../texts/db.ts'
import { type Locale, translator } from '../../i18n.ts'

/** The database program understood and did nothing. */
export class DatabaseRefusal extends Fault {
  readonly exit: Exit
  readonly code: string

  constructor({ code, exit }: { readonly code: string; readonly exit: Exit }, ...answer: [string, string[]]) {
    super(...answer)
    this.code = code
    this.exit = exit
  }
}

interface ToolResult {
  readonly exit: number | null
  readonly answer: object | null
  readonly stderr: string
}

/** What an end that is no answer means to the reader. */
export function faultOf({ exit, answer, stderr }: ToolResult, locale: Locale): Error {
  const t = translator(texts, locale)
  const words: Readonly<Record<string, unknown>> = { ...answer }
  if (Array.isArray(words['problems'])) {
    return new UsageFault(t('configuration'), words['problems'].map(String))
  }
  if (typeof words['refused'] === 'string')
    return refusalOf({ code: words['refused'], exit: refusedAs(exit) }, words['facts'], locale)
  const message = wordIn(words['message']) || wordIn(words['failed']) || lastLine(stderr) || `exit ${exit}`
  if (exit === exits.unreachable) return new HubUnreachable(t('noAnswer', { message }), [t('noAnswerNext')])
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
  const t = translator(texts, locale)
  const values = Object.fromEntries(
    Object.entries(typeof facts === 'object' && facts !== null ? facts : {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  const known = codes.find((one) => one === refusal.code)
  if (known === undefined) return new DatabaseRefusal(refusal, refusal.code, [])
  const after = values['after'] === undefined ? [] : [t('afterRestore', values)]
  return new DatabaseRefusal(refusal, t(`refused_${known}`, values), [t(`next_${known}`, values), ...after])
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
