import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FeeTypeTag } from '../../../src/office/fees/fee-type-tag.tsx'

it.each([
  ['ANUAL', 'green'],
  ['MENSUAL', 'blue'],
  ['ECO', 'magenta'],
  ['CLUB', 'cyan'],
] as const)('A fee of type %s has a tag of its own word in %s', (type, colour) => {
  const tag = renderToStaticMarkup(<FeeTypeTag type={type} />)
  expect(tag).toContain(`ant-tag-${colour}`)
  expect(tag).toContain(`>${type}<`)
})
