import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

const run = promisify(execFile)

// The shell has no window to draw around each page: the tests take half the time of a whole browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** The path of a Chromium or Chrome that starts here, or null. CHROME_PATH and CHROMIUM_PATH come first. */
export async function findBrowser(): Promise<string | null> {
  for (const candidate of candidates()) {
    if (await starts(candidate)) return candidate
  }
  return null
}

function candidates(): readonly string[] {
  const { CHROME_PATH = '', CHROMIUM_PATH = '', PATH = '' } = process.env
  const ending = process.platform === 'win32' ? '.exe' : ''
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '')
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)))
  const named = [CHROME_PATH, CHROMIUM_PATH].filter((file) => file !== '')
  return [...named, ...inPath, ...usualPlaces(), chromium.executablePath()]
}

function usualPlaces(): readonly string[] {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map((app) => `${app}.app/Contents/MacOS/${app}`)
    return ['/Applications', path.join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => path.join(folder, app)),
    )
  }
  if (process.platform !== 'win32') return ['/opt/google/chrome/chrome']
  const { PROGRAMFILES = '', LOCALAPPDATA = '', 'PROGRAMFILES(X86)': programFiles32 = '' } = process.env
  return [PROGRAMFILES, programFiles32, LOCALAPPDATA]
    .filter((folder) => folder !== '')
    .flatMap((folder) => [
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
      path.join(folder, 'Chromium/Application/chrome.exe'),
    ])
}

/** Being there is not enough: Ubuntu's package of that name is a note that asks for a snap. */
async function starts(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    // On Windows `--version` opens a window instead of answering.
    if (process.platform !== 'win32') await run(file, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
