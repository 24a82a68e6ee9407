import { expect, it } from 'vitest'
import { fillRoot } from '../../src/build/prerender-login.ts'

it('puts the drawn page into the root, whatever signs it holds', () => {
  const page = '<body><div id="root"></div></body>'
  expect(fillRoot(page, "<p>$& $1 '</p>")).toBe('<body><div id="root"><p>$& $1 \'</p></div></body>')
})

it('stops the build when the page has no empty root', () => {
  expect(() => fillRoot('<body></body>', '')).toThrow('no <div id="root">')
})
