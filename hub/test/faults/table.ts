import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { VendorFault } from '@matricula/contract/kit'
import { root } from '@matricula/hub/testing/test-hub'

/** How docs/faults.md calls each trouble at the head of a column. */
const headings: Readonly<Record<VendorFault, string>> = {
  unreachable: 'no connection',
  throttled: 'asks for time',
  unauthorised: 'refuses our credentials',
  refuses: 'refuses a change',
  'hangs-up': 'acts, its answer is lost',
  garbage: 'answers nonsense',
  hangs: 'never answers',
}

export interface Row {
  readonly act: string
  readonly seen: Readonly<Record<VendorFault, string>>
  readonly recovery: string
}

const text = readFileSync(path.join(root, 'docs/faults.md'), 'utf8')

/** The table below the heading that names this instance. */
export function rowsOf(instance: string): readonly Row[] {
  const [, section = ''] = text.split(new RegExp(`^### .*\`${instance.replace('.', '\\.')}\`.*$`, 'm'))
  const [table = ''] = section.split(/^##/m)
  const [head = [], _rule, ...rows] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return rows.map((cells) => rowOf(head, cells))
}

function rowOf(head: readonly string[], cells: readonly string[]): Row {
  const under = (heading: string) => cells[head.indexOf(heading)] ?? ''
  return {
    act: cells[0] ?? '',
    seen: {
      unreachable: under(headings.unreachable),
      throttled: under(headings.throttled),
      unauthorised: under(headings.unauthorised),
      refuses: under(headings.refuses),
      'hangs-up': under(headings['hangs-up']),
      garbage: under(headings.garbage),
      hangs: under(headings.hangs),
    },
    recovery: under('once it is well'),
  }
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim())
}
