import { expect, it } from 'vitest'
import { aSigningOffice, htmlOf } from './support/signing-office.ts'

it('shows the signer what is signed, escaped, in their language', async () => {
  const { send, get } = await aSigningOffice()
  const { id } = await send({ fields: { Estudiante: '<b>10001</b>' } })
  const page = htmlOf(await get(`sign/${id}`))
  expect(page).toContain('Contrato de matrícula')
  expect(page).toContain('&lt;b&gt;10001&lt;/b&gt;')
  expect(htmlOf(await get(`sign/${id}`, 'en'))).toContain('Enrolment contract')
})

it('names what is signed in words, in both languages', async () => {
  const { send, get } = await aSigningOffice()
  const { id } = await send({
    fields: { project: '2025-2026', studentCode: '10001', studentName: 'Ana Ruiz', grade: 'Primero' },
  })
  const said = async (locale: 'es-CO' | 'en') =>
    [...htmlOf(await get(`sign/${id}`, locale)).matchAll(/<dt>([^<]+)</g)].map(([, name]) => name)
  expect(await said('es-CO')).toEqual([
    'Firma',
    'Referencia',
    'Año lectivo',
    'Código del estudiante',
    'Estudiante',
    'Grado',
  ])
  expect(await said('en')).toEqual(['Signer', 'Reference', 'School year', 'Student code', 'Student', 'Grade'])
})

it('lists documents newest first, with the link the signer got', async () => {
  const { send, get } = await aSigningOffice()
  await send({ reference: 'DOC-0001' }, 'k1')
  const { url } = await send({ reference: 'DOC-0002' }, 'k2')
  const page = htmlOf(await get(''))
  expect(page.indexOf('DOC-0002')).toBeLessThan(page.indexOf('DOC-0001'))
  expect(page).toContain(`href="${url}"`)
})

it('answers 404 to a document that is not there', async () => {
  const { get, post } = await aSigningOffice()
  expect(await get('sign/1')).toMatchObject({ status: 404 })
  expect(await post('sign/1', { choice: 'sign', accepted: 'on' })).toMatchObject({ status: 404 })
})

it('fails as its page of faults says', async () => {
  const { send, post } = await aSigningOffice()
  await post('switches', { trouble: 'refuses', lateSeconds: '0', copies: '1' })
  await expect(send()).rejects.toMatchObject({ code: 'rejected' })
})
