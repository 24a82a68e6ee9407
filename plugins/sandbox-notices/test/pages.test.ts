import { describe, expect, it } from 'vitest'
import { aPostOffice, htmlOf } from './support/post-office.ts'

describe('the mailbox', () => {
  it('lists messages newest first, though the clock stands still', async () => {
    const { send, get } = aPostOffice()
    for (const subject of ['Primero', 'Segundo', 'Tercero']) await send(subject, { subject })
    const page = htmlOf(await get(''))
    const places = ['Tercero', 'Segundo', 'Primero'].map((subject) => page.indexOf(subject))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('says so when it is empty, in the reader’s language', async () => {
    const { get } = aPostOffice()
    expect(htmlOf(await get(''))).toContain('Todavía no hay mensajes.')
    expect(htmlOf(await get('', 'en'))).toContain('There are no messages yet.')
  })
})

describe('a message', () => {
  it('shows its text with links to follow, whatever else it holds escaped', async () => {
    const { send, get } = aPostOffice()
    const { ref } = await send('k1', { text: 'Confirme en https://hub.example/c?a=1&b=2. <b>Gracias</b>' })
    const page = htmlOf(await get(`messages/${ref}`))
    expect(page).toContain('<a href="https://hub.example/c?a=1&amp;b=2" rel="noreferrer">')
    expect(page).toContain('&lt;b&gt;Gracias&lt;/b&gt;')
  })

  it('keeps its HTML inside a frame that may do nothing', async () => {
    const { send, get } = aPostOffice()
    const { ref } = await send('k1', { html: '"><script>alert(1)</script>' })
    const page = htmlOf(await get(`messages/${ref}`))
    expect(page).toContain('sandbox="" srcdoc="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).not.toContain('<script')
  })

  it('that is not there is a 404 that says what to do', async () => {
    const { get } = aPostOffice()
    const answer = await get('messages/MSG-0')
    expect(answer).toMatchObject({ status: 404 })
    expect(htmlOf(answer)).toContain('Vuelva a la lista de mensajes.')
  })
})

it('fails as its page of faults says, and heals', async () => {
  const { send, post } = aPostOffice()
  await post('switches', { trouble: 'throttled' })
  await expect(send('k1')).rejects.toMatchObject({ code: 'throttled' })
  await post('switches', { trouble: '' })
  await expect(send('k1')).resolves.toHaveProperty('ref')
})
