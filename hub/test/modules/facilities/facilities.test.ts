import { describe, expect, it } from 'vitest'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'

interface Facilities {
  readonly chat: {
    readonly state: string
    readonly opensAt: string | null
    readonly closesAt: string | null
    readonly provider: string
    readonly scriptUrl: string | null
    readonly questions: readonly string[]
  }
  readonly departure: { readonly state: string; readonly opensAt: string | null }
}

interface ChatAnswer {
  readonly found: boolean
  readonly answer: string
  readonly related: readonly string[]
}

const morning = '2025-06-19T08:00:00-05:00'
const noon = '2025-06-19T12:00:00-05:00'

const facilitiesOf = async ({ visitor }: TestHub, language = 'es-CO') =>
  (await visitor().get<Facilities>('/api/facilities', { 'accept-language': language })).body

const ask = ({ visitor }: TestHub, question: unknown, language = 'es-CO') =>
  visitor().post<ChatAnswer>('/api/facilities/chat', { question }, { 'accept-language': language })

const sharedHub = useHub()

async function aHubAt(now: string, hub: TestHub = sharedHub()): Promise<TestHub> {
  await setSeasonClock(hub, now)
  return hub
}

const shifted = (day: string) =>
  Array.from(
    { length: 11 },
    (_, month) => `${month < 5 ? 2025 : 2026}-${String(((month + 7) % 12) + 1).padStart(2, '0')}-${day}`,
  )

const withChat = async (chat: object) => aHubAt(morning, await runHub({ settings: { facilities: { chat } } }))

describe('What anybody may know of the facilities', () => {
  it('in the morning: the chat and permissions are open until ten', async () => {
    const hub = await aHubAt(morning)
    expect(await facilitiesOf(hub)).toMatchObject({
      chat: {
        state: 'open',
        opensAt: null,
        closesAt: '2025-06-19T10:00:00-05:00',
        hidden: { from: '10:00', to: '16:00' },
        provider: 'faq',
        scriptUrl: null,
        questions: expect.arrayContaining(['¿Cómo puedo pagar la matrícula?']),
      },
      departure: { state: 'open', closesAt: '2025-06-19T10:00:00-05:00' },
    })
    expect((await facilitiesOf(hub, 'en')).chat.questions).toContain('How can I pay the enrolment?')
  })

  it('at noon: both wait for four', async () => {
    const { chat, departure } = await facilitiesOf(await aHubAt(noon))
    expect([chat.state, chat.opensAt, chat.closesAt]).toEqual(['hidden', '2025-06-19T16:00:00-05:00', null])
    expect([departure.state, departure.opensAt]).toEqual(['closed', '2025-06-19T16:00:00-05:00'])
  })

  it('on a holiday: the chat is closed until the next working day', async () => {
    const { chat } = await facilitiesOf(await aHubAt('2025-06-23T08:00:00-05:00'))
    expect([chat.state, chat.opensAt]).toEqual(['closed', '2025-06-24T00:00:00-05:00'])
  })

  it('far from any calendar: it still answers', async () => {
    const { chat } = await facilitiesOf(await aHubAt('9998-12-31T23:59:00-05:00', await runHub()))
    expect(['open', 'closed']).toContain(chat.state)
  })
})

describe('The help chat', () => {
  it('answers from the frequent questions in the reader’s language, with the school’s telephone', async () => {
    const hub = await aHubAt(morning)
    const spanish = await ask(hub, '¿Olvidé el código?')
    expect(spanish.body).toMatchObject({ found: true, answer: expect.stringContaining('601 555 0100') })
    expect(spanish.body.related.length).toBeGreaterThan(0)
    const english = await ask(hub, 'how can I pay?', 'en')
    expect(english.body.answer).toContain('By card or bank transfer')
  })

  it('says so where it knows nothing, and whom to call', async () => {
    const { body } = await ask(await aHubAt(morning), '¿Cuál es la capital de Francia?')
    expect(body).toMatchObject({ found: false, related: [], answer: expect.stringContaining('601 555 0100') })
  })

  it('tells the dates, percents and limits of the season it runs on', async () => {
    const hub = await runHub({
      parentSeason: {
        windows: {
          lateForm: { from: '2025-06-30', to: '2025-07-02' },
          cutoff: '2025-07-15T00:00:00-05:00',
        },
        periods: { year: { pension: 450 } },
        transport: { bands: { near: 15_500 } },
        activities: { maxPerStudent: 2 },
        dates: { monthly: shifted('05') },
      },
    })
    await aHubAt(morning, hub)
    const told = async (question: string, language?: string) =>
      (await ask(hub, question, language)).body.answer
    expect(await told('¿Qué es el formulario extemporáneo?')).toContain(
      'entre el 30 de junio y el 2 de julio de 2025',
    )
    expect(await told('descuento financiero')).toContain('4,5 %')
    expect(await told('¿Hasta cuándo puedo pagar el año completo?')).toContain('hasta el 14 de julio de 2025')
    expect(await told('until when can I pay the whole year?', 'en')).toContain('until 14 July 2025')
    expect(await told('financial discount', 'en')).toContain('4.5%')
    expect(await told('¿Cuándo se cobra la pensión?')).toContain('5 de agosto de 2025 al 5 de junio de 2026')
    expect(await told('tarifa de transporte')).toContain('15,5 km')
    expect(await told('actividades comunitarias')).toContain('Hasta 2 por estudiante')
    for (const answer of [await told('permisos de salida'), await told('intentos del código')])
      expect(answer).not.toMatch(/[{}]/)
  })

  it('is closed outside its hours', async () => {
    const answer = await ask(await aHubAt(noon), 'pago')
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'CHAT_CLOSED'])
  })

  it.each([
    ['no text', ''],
    ['spaces', '   '],
    ['signs that nobody types', 'a\u0000b'],
    ['several lines', 'a\nb'],
    ['too long', 'x'.repeat(301)],
    ['no string', { $ne: '' }],
    ['nothing', undefined],
  ])('refuses %s', async (_title, question) => {
    expect((await ask(await aHubAt(morning), question)).status).toBe(400)
  })

  it('refuses a body that is larger than any question', async () => {
    const { visitor } = await aHubAt(morning)
    const answer = await visitor().post('/api/facilities/chat', { question: 'x'.repeat(3000) })
    expect(answer.status).toBe(413)
  })

  it('is asked so often from one address and then says when to come back', async () => {
    const hub = await withChat({ questionsPerAddress: 2 })
    const statuses = [await ask(hub, 'pago'), await ask(hub, 'pago'), await ask(hub, 'pago')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(statuses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('keeps nothing of what was asked, and logs nothing of it', async () => {
    const hub = await aHubAt(morning)
    await ask(hub, 'mi hijo Zacarías Plantado olvidó el código')
    expect(hub.lines.join('\n')).not.toMatch(/plantado|zacar/i)
  })
})

describe('Where the school has another chat', () => {
  const widget = 'https://chat.example/widget.js'

  it('the page learns what to load, and the questions are not answered here', async () => {
    const hub = await withChat({ provider: 'script', scriptUrl: widget })
    const { chat } = await facilitiesOf(hub)
    expect([chat.provider, chat.scriptUrl, chat.questions]).toEqual(['script', widget, []])
    expect((await ask(hub, 'pago')).status).toBe(404)
    const policyAt = async (path: string) =>
      (await hub.visitor().get(path)).headers.get('content-security-policy') ?? ''
    expect(await policyAt('/enrollment/facilities')).toContain("script-src 'self' https://chat.example;")
    expect(await policyAt('/enrollment/login')).not.toContain('chat.example')
  })

  it('or none, there is nothing to load and nothing to ask', async () => {
    const hub = await withChat({ provider: 'none' })
    expect((await facilitiesOf(hub)).chat).toMatchObject({ provider: 'none', scriptUrl: null, questions: [] })
    expect((await ask(hub, 'pago')).status).toBe(404)
  })

  it('a widget without an address is a problem of the configuration', async () => {
    await expect(runHub({ settings: { facilities: { chat: { provider: 'script' } } } })).rejects.toThrow(
      'scriptUrl',
    )
  })
})
