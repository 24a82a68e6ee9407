import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root, runHub } from '@matricula/hub/testing/test-hub'

const run = promisify(execFile)

it("The console's types are those of the published API (else: npm start, then npm run client -w console)", async () => {
  const { url } = await runHub()
  const program = path.join(root, 'console/src/build/print-client.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, url], {
    cwd: root,
    maxBuffer: 20_000_000,
  })
  const kept = await readFile(path.join(root, 'hub/api/schema.d.ts'), 'utf8')
  expect(kept.length).toBeGreaterThan(10_000)
  expect(stdout === kept).toBe(true)
})
