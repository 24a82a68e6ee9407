import { expect, it } from 'vitest'
import { inlineStyles } from '../../src/build/inline-styles.ts'

const page = `<html><head>
    <script type="module" src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/base.css">
    <link rel="stylesheet" crossorigin href="/assets/login.css">
  </head><body><div id="root"></div></body></html>`

const read = (address: string) => Promise.resolve(`/*${address}*/ a::after { content: '$&' }`)

it('puts the styles into the head, in their order and whatever signs they hold, and the links at the end', async () => {
  const whole = await inlineStyles(page, read)
  const [head = '', body = ''] = whole.split('<body>')
  expect(head).toContain(
    `<style nonce="">/*/assets/base.css*/ a::after { content: '$&' }/*/assets/login.css*/ a::after { content: '$&' }</style>`,
  )
  expect(head).not.toContain('stylesheet')
  expect(body.match(/<link[^>]+>/g)).toEqual([
    '<link media="not all" rel="stylesheet" crossorigin href="/assets/base.css">',
    '<link media="not all" rel="stylesheet" crossorigin href="/assets/login.css">',
  ])
})
