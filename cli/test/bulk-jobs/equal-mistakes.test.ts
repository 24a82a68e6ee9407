import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { cli } from '../support/cli.ts'

const hub = useHub()

const twenty = Array.from({ length: 20 }, (_, at) => String(99920 + at))
const short = ['991', '992', '993', '994']

async function plan(command: string, column: string, rows: readonly string[]) {
  const key = await makeKey(hub(), ['food', 'transport', 'admissions', 'finance'])
  const words = [...command.split(' '), '--file', '-', '--format', 'csv', '--dry-run']
  const { stdout } = await cli(words, { hub: hub().url, key, stdin: [column, ...rows].join('\n') })
  return stdout.split('\n').filter((line) => /líneas? /.test(line))
}

describe('The same mistake in many rows', () => {
  it.each([
    ['food insert --service 1', 'ni el colegio ni el control de acceso conocen ese código.'],
    ['transport fees', 'no existe un estudiante con ese código.'],
    ['documents send', 'no existe un estudiante con ese código.'],
  ])('of %s is one line with their number, the first of them and whose they are', async (command, why) => {
    expect(await plan(command, 'student', twenty)).toEqual([
      `  20 líneas (2, 3, 4…): ${why} (99920, 99921, 99922…)`,
    ])
  })

  it.each(['food insert --service 1', 'transport fees', 'documents send', 'orders send'])(
    'in the codes themselves is one line of %s',
    async (command) => {
      expect(await plan(command, 'student', short)).toEqual([
        expect.stringMatching(/^ {2}4 líneas \(2, 3, 4…\): no es un código .* \(991, 992, 993…\)$/),
      ])
    },
  )

  it.each(['food insert --service 1', 'transport fees'])(
    'is one line of %s where students stand in the file twice',
    async (command) => {
      const twice = ['10001', '10003', '10001', '10003', '10001', '10003']
      expect(await plan(command, 'student', twice)).toContain(
        '  4 líneas (4, 5, 6…): está repetido; cada estudiante va una sola vez. ' +
          '(10001 de la línea 2, 10003 de la línea 3, 10001 de la línea 2…)',
      )
    },
  )

  it('in one row says whose it is before it', async () => {
    expect(await plan('documents send', 'student', ['99920'])).toEqual([
      '  línea 2: 99920: no existe un estudiante con ese código.',
    ])
  })
})
