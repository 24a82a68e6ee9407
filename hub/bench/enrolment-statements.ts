import type { Child } from './support/child.ts'
import { type FamilyBrowser, enrol, openBrowser } from './support/enrol.ts'
import type { HubFolder } from './support/hub-folder.ts'
import { type StatementCount, sentBetween, sentBy, sentInAll } from './support/statement-count.ts'
import { printTable } from './support/table.ts'
import type { Wompi } from './support/with-wompi.ts'

interface CountedCall {
  readonly call: string
  /** Until its answer. */
  readonly sent: StatementCount
  /** From then on until the hub had nothing to do: what the call has set off, and schedules. */
  readonly behind: StatementCount
}

/** Prints what each call of one family's enrolment sends to the databases, one call at a time. */
export async function printStatements(folder: HubFolder, wompi: Wompi, code: string): Promise<void> {
  const hub = await folder.startCounting()
  try {
    await hub.idle()
    printTable(
      'Statements and commits of one enrolment, by call to the school or to its provider; pretend vendors’ apart',
      tableOf(await countCalls(hub, wompi, code)),
    )
  } finally {
    await hub.stop()
  }
}

async function countCalls(hub: Child, wompi: Wompi, code: string): Promise<readonly CountedCall[]> {
  const browser = await openBrowser(hub.url, wompi)
  const counted: CountedCall[] = []
  const counting = (connection: FamilyBrowser['school']): FamilyBrowser['school'] => ({
    async send(request) {
      const before = await sentBy(hub)
      const reply = await connection.send(request)
      const answered = await sentBy(hub)
      await hub.idle()
      const behind = sentBetween(answered, await sentBy(hub))
      counted.push({ call: nameOf(request), sent: sentBetween(before, answered), behind })
      return reply
    },
  })
  const { school, provider } = browser
  await enrol({ school: counting(school), provider: counting(provider) }, hub.url, code)
  browser.close()
  return counted
}

/** The method and path, without what names a family or its payment. */
function nameOf(request: string | Buffer): string {
  const [method = '', target = ''] = request.toString('latin1').split(' ')
  return `${method} ${target.replace(/\?.*/, '').replaceAll(/\/[^/]*\d[^/]*/g, '/…')}`
}

function tableOf(calls: readonly CountedCall[]): readonly string[][] {
  const row = (name: string, sent: StatementCount, behind: StatementCount) => [
    name,
    ...figures(sent),
    ...figures(behind),
  ]
  return [
    ['', 'statements', 'commits', 'vendors’', 'behind: statements', 'commits', 'vendors’'],
    ...calls.map(({ call, sent, behind }) => row(call, sent, behind)),
    row('in all', sentInAll(calls.map(({ sent }) => sent)), sentInAll(calls.map(({ behind }) => behind))),
  ]
}

function figures({
  statements,
  commits,
  vendorStatements,
  vendorCommits,
}: StatementCount): readonly string[] {
  return [String(statements), String(commits), `${vendorStatements} (${vendorCommits})`]
}
