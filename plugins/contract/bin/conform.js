#!/usr/bin/env node
// `matricula-conform` in an adapter's folder: its conformance test, or with --live a try of its vendor's real sandbox.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

const usage = [
  'Usage: matricula-conform [--live] [--file <file>]',
  '',
  'Runs the conformance test of the adapter in this folder.',
  '',
  '  --live         tries the real sandbox of its vendor instead',
  '  --file <file>  what that needs (default: live.yaml)',
  '  -h, --help     shows this',
  '',
].join('\n')

const { live, file, help } = readWords()
if (help) process.stdout.write(usage)
else process.exitCode = conform()

function readWords() {
  try {
    return parseArgs({
      options: {
        live: { type: 'boolean' },
        file: { type: 'string', default: 'live.yaml' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    const [sentence] = error.message.split(/[.\n]/, 1)
    process.stderr.write(`${sentence}.\n\n${usage}`)
    process.exit(2)
  }
}

function conform() {
  const vitest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  )
  const own = import.meta.dirname
  const what = live
    ? ['--root', own, '--config', path.join(own, 'live.config.js'), '--reporter', 'verbose']
    : ['--root', process.cwd(), '--config', path.join(own, 'conform.config.js')]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...what], {
    stdio: 'inherit',
    env: { ...process.env, MATRICULA_ADAPTER: process.cwd(), MATRICULA_LIVE_FILE: path.resolve(file) },
  })
  return status ?? 1
}
