import { describe, expect, it } from 'vitest'
import { circlesOf } from '@matricula/hub/testing/architecture/circles'
import { sourcesUnder } from '@matricula/hub/testing/architecture/sources'

describe('Files that import each other around, types and what is loaded late included,', () => {
  it.each(['hub/src', 'console/src', 'cli', 'plugins'])('are none in %s', (folder) => {
    const sources = sourcesUnder(folder)
    expect(sources.length).toBeGreaterThan(200)
    expect(circlesOf(sources)).toEqual([])
  })

  it('are found over however many others', () => {
    const at = (file: string, text: string) => ({ file, text })
    const circle = [
      at('hub/src/a.ts', `import { b } from './b.ts'`),
      at('hub/src/b.ts', `export type { C } from './c.ts'`),
      at('hub/src/c.ts', `await import('./a.ts')`),
      at('hub/src/d.ts', `import { a } from './a.ts'`),
    ]
    expect(circlesOf(circle)).toEqual([['hub/src/a.ts', 'hub/src/b.ts', 'hub/src/c.ts']])
    expect(circlesOf(circle.slice(0, 2))).toEqual([])
  })
})
