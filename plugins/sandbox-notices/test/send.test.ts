import { expect, it } from 'vitest'
import { aPostOffice } from './support/post-office.ts'

it('keeps one message when the same key comes many times at once', async () => {
  const { send, kit } = aPostOffice()
  const answers = await Promise.all([1, 2, 3, 4].map(() => send('k1')))
  expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1)
  expect(await kit.memo.list('message:')).toHaveLength(1)
})

it.each(['nadie@refused.example', 'NADIE@REFUSED.EXAMPLE', 'sin arroba'])('rejects %s', async (to) => {
  const { send, kit } = aPostOffice()
  await expect(send('k1', { to })).rejects.toMatchObject({ code: 'rejected', field: 'to' })
  expect(await kit.memo.list('message:')).toEqual([])
})

it('takes phone numbers where the channel is a phone, and no mail address there', async () => {
  const { send } = aPostOffice()
  await expect(send('k1', { channel: 'sms', to: '+57 300 123 4567' })).resolves.toHaveProperty('ref')
  await expect(send('k2', { channel: 'sms', to: 'ana@example.com' })).rejects.toMatchObject({
    code: 'rejected',
  })
})

it('does not take a channel its settings leave out', async () => {
  const { send } = aPostOffice({ channels: ['email'] })
  const call = send('k1', { channel: 'whatsapp', to: '+573001234567' })
  await expect(call).rejects.toMatchObject({ code: 'unsupported' })
})
