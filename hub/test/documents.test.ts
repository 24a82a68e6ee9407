import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@matricula/hub/testing/test-hub'

interface Mention {
  readonly page: string
  readonly names: string
}

const pages = [
  ...under('.', 1),
  ...under('docs', 3),
  ...['hub', 'console', 'cli'].flatMap((folder) => under(folder, 1)),
  ...under('plugins', 2),
]

/** The pages of a folder, so many levels deep. */
function under(folder: string, levels: number): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules' && levels > 1) return under(place, levels - 1)
    return entry.isFile() && entry.name.endsWith('.md') ? [place] : []
  })
}

function textOf(page: string): string {
  return readFileSync(path.join(root, page), 'utf8')
}

/** What a page links to in this repository, from its own folder. */
function linksOf(page: string): readonly Mention[] {
  const links = [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => ({ page, names: path.posix.join(path.posix.dirname(page), link) }))
}

/** The files of the code that a page names by their whole path. */
function filesOf(page: string): readonly Mention[] {
  const named = /`((?:hub|console|cli|plugins)\/(?:src|test|bench|contract)[\w./@-]*\.\w+)`/g
  return [...textOf(page).matchAll(named)].map(([, names = '']) => ({ page, names }))
}

const isLost = ({ names }: Mention) => !existsSync(path.join(root, names))

describe('The documents', () => {
  it('were read', () => {
    expect(pages).toContain('docs/architecture.md')
    expect(pages.length).toBeGreaterThan(50)
  })

  it('link to what is there', () => {
    const links = pages.flatMap(linksOf)
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter(isLost)).toEqual([])
  })

  it('name files that are there', () => {
    const files = pages.flatMap(filesOf)
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(isLost)).toEqual([])
  })
})
