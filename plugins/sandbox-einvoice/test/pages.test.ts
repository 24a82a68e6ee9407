import type { PageResponse } from '@matricula/contract'
import { expect, it } from 'vitest'
import { aProvider, anInvoice } from './support/a-provider.ts'

function htmlOf(answer: PageResponse): string {
  if (answer.is !== 'html') throw new Error('no page')
  return answer.html
}

it('Lists what was issued without naming anybody, and says when there is nothing', async () => {
  const { get, issue } = aProvider()
  expect(htmlOf(await get(''))).toContain('Todavía no hay documentos.')
  await issue(anInvoice())
  const page = htmlOf(await get(''))
  expect(page).toContain('SETP990000001')
  expect(page).toContain('En proceso')
  expect(page).not.toContain('Ruiz')
})

it('Tells a program what was issued and how it stands, without naming anybody', async () => {
  const { get, issue } = aProvider({ switches: { waitSeconds: 3600 } })
  await issue(anInvoice())
  const answer = await get('register')
  expect(answer).toMatchObject({
    is: 'json',
    value: {
      documents: [{ is: 'invoice', number: 'SETP990000001', reference: 'FAC-1', status: 'En proceso' }],
    },
  })
  expect(JSON.stringify(answer)).not.toContain('Ruiz')
})

it('Lets a tester answer for the tax authority', async () => {
  const { issue, post, find } = aProvider({ switches: { waitSeconds: 3600 } })
  await issue(anInvoice())
  await post('documents/FAC-1', { choice: 'reject' })
  expect(await find('FAC-1')).toMatchObject({ status: 'rejected' })
})

it('Rejects everybody, and fails, as its page of faults says', async () => {
  const { issue, post, find } = aProvider()
  await post('switches', { trouble: '', waitSeconds: '0', rejectsAll: 'on' })
  await issue(anInvoice())
  expect(await find('FAC-1')).toMatchObject({ status: 'rejected' })
  await post('switches', { trouble: 'unreachable', waitSeconds: '0' })
  await expect(find('FAC-1')).rejects.toMatchObject({ code: 'unreachable' })
})

it('Has a page that says so for what is not there', async () => {
  expect(await aProvider().get('elsewhere')).toMatchObject({ is: 'html', status: 404 })
})
