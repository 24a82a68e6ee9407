import { expect, it } from 'vitest'
import { html } from '../../src/sandbox/index.ts'

it('escapes texts, in elements and in attributes', () => {
  const { markup } = html`<p title="${`"'<`}">${'<b> & </b>'}</p>`
  expect(markup).toBe('<p title="&quot;&#39;&lt;">&lt;b&gt; &amp; &lt;/b&gt;</p>')
})

it('keeps markup as it is, lists in order, and nothing where there is nothing', () => {
  const items = ['a', '<'].map((text) => html`<b>${text}</b>`)
  expect(html`<i>${items}${null}${[]}${7}</i>`.markup).toBe('<i><b>a</b><b>&lt;</b>7</i>')
})
