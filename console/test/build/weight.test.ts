import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const dist = new URL('../../dist/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8')

function aBuild(): Record<string, Chunk> {
  expect(existsSync(new URL('.vite/manifest.json', dist)), 'npm run build comes first').toBe(true)
  return JSON.parse(read('.vite/manifest.json'))
}

/** A chunk and all that it imports at once. */
function withImports(build: Record<string, Chunk>, names: readonly string[]): Set<string> {
  const all = new Set<string>()
  const add = (name: string) => {
    if (all.has(name)) return
    all.add(name)
    build[name]?.imports?.forEach(add)
  }
  names.forEach(add)
  return all
}

function kilobytes(build: Record<string, Chunk>, names: Iterable<string>): number {
  const files = [...names].map((name) => build[name]?.file ?? name)
  return files.reduce((sum, file) => sum + statSync(new URL(`${file}.br`, dist)).size, 0) / 1000
}

/** The packages whose code stands in these chunks. */
function packagesIn(build: Record<string, Chunk>, names: Iterable<string>): Set<string> {
  const named = sourcesIn(build, names).map(
    (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1],
  )
  return new Set(named.filter((name) => name !== undefined))
}

function sourcesIn(build: Record<string, Chunk>, names: Iterable<string>): readonly string[] {
  const maps = [...names].map((name) => `${build[name]?.file ?? name}.map`)
  // The bundler's own few lines come without one.
  return maps
    .filter((map) => existsSync(new URL(map, dist)))
    .flatMap((map) => (JSON.parse(read(map)) as { sources: string[] }).sources)
}

const signIn = ['index.html']
const wizardPage = 'src/parents/wizard/wizard-page.tsx'
const wizard = [...signIn, 'src/parents/routes.tsx', wizardPage]

describe('What a family downloads', () => {
  it('is at most 80 kB of script for the sign-in page', () => {
    const build = aBuild()
    const weight = kilobytes(build, withImports(build, signIn))
    expect(weight).toBeGreaterThan(20)
    expect(weight).toBeLessThan(80)
  })

  it('is at most 100 kB with the wizard open', () => {
    const build = aBuild()
    expect(kilobytes(build, withImports(build, wizard))).toBeLessThan(100)
  })

  it('is at most 130 kB with the wizard and every step of it open, before the map', () => {
    const build = aBuild()
    const steps = build[wizardPage]?.dynamicImports ?? []
    expect(steps).toContain('src/parents/transport/transport-step.tsx')
    expect(kilobytes(build, withImports(build, [...wizard, ...steps]))).toBeLessThan(130)
  })

  it('has no map and nothing of the office in it', () => {
    const build = aBuild()
    const steps = build[wizardPage]?.dynamicImports ?? []
    const packages = packagesIn(build, withImports(build, [...wizard, ...steps]))
    expect(packages).toContain('react-dom')
    for (const heavy of ['ol', 'supercluster', 'antd', '@refinedev/core', 'react-router'])
      expect(packages).not.toContain(heavy)
  })
})

describe('A map', () => {
  const homesMap = 'src/office/homes-map/homes-map-page.tsx'

  it('is without what draws tiles, which a school that has them loads by itself', () => {
    const build = aBuild()
    const sources = sourcesIn(build, withImports(build, [homesMap]))
    const matching = (part: RegExp) => sources.filter((source) => part.test(source))
    expect(matching(/ol\/Map\.js$/)).toHaveLength(1)
    expect(matching(/ol\/(?:reproj|source\/XYZ|renderer\/canvas\/TileLayer)/)).toEqual([])
  })

  it('is without the controls, interactions and styles of OpenLayers that it does not use', () => {
    const build = aBuild()
    const sources = sourcesIn(build, withImports(build, [homesMap]))
    const unused =
      /ol\/(?:expr|control\/Rotate|interaction\/PinchRotate|render\/canvas\/(?:Immediate|style|hitdetect))/
    expect(sources.filter((source) => unused.test(source))).toEqual([])
  })
})
