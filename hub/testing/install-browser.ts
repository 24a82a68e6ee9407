import { execFile, spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from './find-browser.ts'

const run = promisify(execFile)

const require = createRequire(import.meta.url)

const minutesToInstall = 10

type Command = readonly [file: string, ...given: string[]]

/** Each way is tried only when the one before it brought no browser. */
async function installBrowser(): Promise<boolean> {
  for (const steps of await waysToInstall()) {
    for (const step of steps) await done(step)
    if ((await findBrowser()) !== null) return true
  }
  return false
}

async function waysToInstall(): Promise<readonly (readonly Command[])[]> {
  const playwright = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js')
  const own: readonly Command[] = [[process.execPath, playwright, 'install', 'chromium']]
  const prefix = (await isThere('/usr/bin/apt-get')) ? await rootPrefix() : null
  const packages = prefix === null ? [] : aptPackages.map((name) => aptSteps(prefix, name))
  return [...packages, own]
}

/** What stands before a command to run it as root without a question; null when there is no such way. */
async function rootPrefix(): Promise<readonly string[] | null> {
  if (process.getuid?.() === 0) return []
  try {
    await run('sudo', ['-n', 'true'], { timeout: 10_000 })
    return ['sudo', '-n']
  } catch {
    return null
  }
}

// Not every Debian has the shell by itself.
const aptPackages = ['chromium-headless-shell', 'chromium']

function aptSteps(prefix: readonly string[], name: string): readonly Command[] {
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const command = (...given: string[]): Command => {
    const [file = 'env', ...rest] = [...apt, ...given]
    return [file, ...rest]
  }
  return [command('update'), command('install', '-y', '--no-install-recommends', name)]
}

/** Runs a command in sight of the person; whether it helped shows when the browser is looked for. */
function done([file, ...given]: Command): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(file, given, { stdio: 'inherit', timeout: minutesToInstall * 60_000 })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}

/**
 * A script: makes sure that the browser tests have a browser. Where none is found it installs Chromium, by the
 * system's own package where that is allowed without a question, else Playwright's build.
 */
if ((await findBrowser()) === null && !(await installBrowser())) {
  process.stderr.write(
    'The browser tests need Chromium or Chrome, and it could not be installed from here.\n' +
      'Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium; any system:\n' +
      'npx playwright-core install chromium), or name one that is there in CHROME_PATH.\n',
  )
  process.exitCode = 1
}
