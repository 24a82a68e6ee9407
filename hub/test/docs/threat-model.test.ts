import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@matricula/hub/testing/test-hub'

const docs = path.join(root, 'docs')
const read = (file: string) => readFile(path.join(docs, file), 'utf8')

/** The hub's own source, file by file. */
async function sources(): Promise<readonly { file: string; text: string }[]> {
  const folder = path.join(root, 'hub/src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  )
}

const filesWith = async (pattern: RegExp) =>
  (await sources()).flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))

describe('The threat model', () => {
  it('names a test for every answer, and each of them is there', async () => {
    const page = await read('threat-model.md')
    const rows = page.split('\n').filter((line) => /^\| .* \| .* \| .*\]\(/.test(line))
    expect(rows.length).toBeGreaterThan(25)
    const answered = page
      .slice(page.indexOf('## Weaknesses'), page.indexOf('## What stays'))
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:-|Weakness |Threat )/.test(line))
    expect(answered.filter((line) => !line.includes('.test.ts)'))).toEqual([])
    expect(answered).toHaveLength(rows.length)
  })
})

describe('What the threat model says of the hub', () => {
  it('holds: it sends nothing of its own; plugins do, and the two libraries of OpenID Connect', async () => {
    expect(
      await filesWith(/(?<!\.)\bfetch\(|\bhttps?\.(?:request|get)\(|from '(?:undici|axios|got)'/),
    ).toEqual([])
    expect(await filesWith(/fetchHttp/)).toEqual(['open-hub.ts'])
    expect(await filesWith(/from '(?:@hapi\/bell|jose)'/)).not.toEqual([])
  })

  it('holds: no spreadsheet is written by it', async () => {
    expect(
      await filesWith(/text\/csv|spreadsheetml|from '(?:papaparse|csv-stringify|write-excel-file)/),
    ).toEqual([])
  })
})
