import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import type { CompiledMessage } from '@matricula/hub/api/format-message'
import { runHub } from '@matricula/hub/testing/test-hub'

type Texts = Readonly<Record<string, CompiledMessage>>

async function textsAt(path: string): Promise<Texts> {
  const { visitor } = await runHub()
  return (await visitor().get<Texts>(`/api/texts/${path}`)).body
}

const isOfTheOffice = (key: string) => key.startsWith('office.')

describe('The texts', () => {
  it('are for everybody as ICU messages by flat key', async () => {
    const texts = await textsAt('es-CO')
    expect(texts).toMatchObject({
      'login.enter': 'Ingresar',
      'initial.quotasOf': '{n, plural, one {1 cuota} other {# cuotas}}',
    })
    expect(Object.keys(texts).filter(isOfTheOffice)).toEqual([])
  })

  it.each(['es-CO', 'es-CO?for=office', 'en', 'en?for=office'])(
    'are the same compiled: %s',
    async (asked) => {
      const [locale = '', query = ''] = asked.split('?')
      const written = Object.entries(await textsAt(asked))
      const compiled = await textsAt(`${locale}/compiled?${query}`)
      expect(compiled).toEqual(
        JSON.parse(
          JSON.stringify(
            Object.fromEntries(
              written.map(([key, text]) => [key, typeof text === 'string' ? compile(text) : text]),
            ),
          ),
        ),
      )
      expect(written.some(([key]) => isOfTheOffice(key))).toBe(query !== '')
    },
  )

  it.each(['/api/texts/en', '/api/texts/en/compiled'])('may be kept by anybody: %s', async (path) => {
    const { visitor } = await runHub()
    expect((await visitor().get(path)).headers.get('cache-control')).toMatch(/public/)
  })
})
