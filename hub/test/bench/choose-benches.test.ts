import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { chooseBenches } from '../../bench/choose-benches.ts'
import { root } from '@matricula/hub/testing/test-hub'

const benches = { quotes: {}, console: { needsBrowser: true }, cli: {} } as const

describe('Benches', () => {
  it.each([
    [[], true, ['quotes', 'console', 'cli'], [], []],
    [[], false, ['quotes', 'cli'], ['console'], []],
    [['console'], false, [], ['console'], []],
    [['cli', 'quotes'], false, ['quotes', 'cli'], [], []],
    [['quote'], true, [], [], ['quote']],
  ])('asked for as %j with a browser: %j', (asked, hasBrowser, names, leftOut, unknown) => {
    expect(chooseBenches(benches, { asked, hasBrowser })).toEqual({ names, leftOut, unknown })
  })

  it('that need a browser are left out and not measured where there is none, and it is said how to get one', async () => {
    const nowhere = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
    const bench = spawn(
      process.execPath,
      [path.join(root, 'hub/dist/bench/main.js'), 'console', 'families'],
      {
        env: { PATH: nowhere, HOME: nowhere, PLAYWRIGHT_BROWSERS_PATH: nowhere },
      },
    )
    const code = new Promise((resolve) => bench.once('close', resolve))
    const [shown, said] = await Promise.all([text(bench.stdout), text(bench.stderr)])
    expect(shown).toMatch(/console: first list .* not measured\n/)
    expect(shown).toMatch(/\n0 met, 0 missed, 6 not measured\n/)
    expect(said).toMatch(/^left out, .*: console, families\. `npm run browser -w hub` installs one/)
    expect(await code).toBe(1)
  })

  it.each([
    [['--help'], 0, 'stdout', /^Usage: npm run bench/],
    [['--famlies', '3'], 2, 'stderr', /^Unknown option '--famlies'\n\nUsage/],
    [['--families'], 2, 'stderr', /^Option '--families <value>' argument missing\n\nUsage/],
    [['opening-day', '--families', 'many'], 2, 'stderr', /^--families must be .*, not "many"\n\nUsage/],
    [['cli', '--against', 'nowhere.json'], 2, 'stderr', /^nowhere\.json cannot be read: ENOENT/],
    [['quote'], 2, 'stderr', /^no bench is called quote\n\nUsage/],
  ] as const)('asked for as %j end with %i and say why', async (words, exit, where, said) => {
    const bench = spawn(process.execPath, [path.join(root, 'hub/dist/bench/main.js'), ...words])
    const code = new Promise((resolve) => bench.once('close', resolve))
    const [stdout, stderr] = await Promise.all([text(bench.stdout), text(bench.stderr)])
    expect({ stdout, stderr }[where]).toMatch(said)
    expect(await code).toBe(exit)
  })
})
