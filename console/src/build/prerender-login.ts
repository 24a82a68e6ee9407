import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { SCENES } from '../parents/login/scenes.ts'
import { inlineStyles } from './inline-styles.ts'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * Writes dist/login.html beside index.html: the sign-in page already drawn, with its styles and scenes, whole before
 * anything else arrives. The hub chooses the scene.
 */
export function prerenderLogin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-login',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      const out = path.resolve(config.root, config.build.outDir)
      const page = await readFile(path.join(out, 'index.html'), 'utf8')
      const drawn = fillRoot(page, await drawLogin(config.root)).replace(
        '<html',
        `<html data-scene="${SCENES.join('|')}"`,
      )
      const read = (address: string) => readFile(path.join(out, address), 'utf8')
      await writeFile(path.join(out, 'login.html'), await inlineStyles(drawn, read))
    },
  }
}

/** Puts drawn markup into the page's empty root. */
export function fillRoot(page: string, drawn: string): string {
  const empty = '<div id="root"></div>'
  if (!page.includes(empty)) throw new Error(`index.html has no ${empty}`)
  return page.replace(empty, () => `<div id="root">${drawn}</div>`)
}

// A server build of its own, so that pictures carry the names they have in dist. Inside the console, because the
// built module still imports React from node_modules.
async function drawLogin(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(root, '.prerender-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/build/draw-login.tsx',
        outDir: folder,
        copyPublicDir: false,
        sourcemap: false,
        target: 'node20',
      },
    })
    const built: { drawLogin: () => string } = await import(
      pathToFileURL(path.join(folder, 'draw-login.js')).href
    )
    return built.drawLogin()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
