import { expect, it } from 'vitest'
import { withPaidParts } from '@matricula/hub/testing/splits'

it('An order of which parts are paid is said to be paid in parts where its payment is asked for', async () => {
  const { family } = await withPaidParts(1)
  expect(await family.check()).toMatchObject({
    status: '',
    title: 'Se paga por partes',
    body: expect.stringMatching(/^Varias personas pagan esta matrícula/),
    data: null,
    inParts: { student: '10001' },
  })
})
