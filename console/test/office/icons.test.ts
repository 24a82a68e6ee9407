import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const office = new URL('../../src/office/', import.meta.url)

it('The office’s icons are decoration: none lends its English name to a button', () => {
  const sources = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const spoken = sources.flatMap((file) =>
    [...readFileSync(new URL(file, office), 'utf8').matchAll(/<\w+(?:Outlined|Filled|TwoTone)\b[^>]*>/g)]
      .filter(([icon]) => !icon.includes('aria-hidden'))
      .map(([icon]) => `${file}: ${icon}`),
  )
  expect(sources.length).toBeGreaterThan(30)
  expect(spoken).toEqual([])
})
