#!/usr/bin/env node
// `matricula-conform` in an adapter's folder: its conformance test, or with --live a try of its vendor's real sandbox.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { live: { type: 'boolean' }, file: { type: 'string', default: 'live.yaml' } },
})
const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)
const what = values.live
  ? [
      'run',
      '--reporter',
      'verbose',
      '--root',
      import.meta.dirname,
      '--config',
      path.join(import.meta.dirname, 'live.config.js'),
    ]
  : ['run', 'test/conformance.test.ts']
const { status } = spawnSync(process.execPath, [vitest, ...what], {
  stdio: 'inherit',
  env: { ...process.env, MATRICULA_ADAPTER: process.cwd(), MATRICULA_LIVE_FILE: path.resolve(values.file) },
})
process.exitCode = status ?? 1
