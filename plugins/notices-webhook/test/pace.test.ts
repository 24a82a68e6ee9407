import { expect, it, vi } from 'vitest'
import type { HttpResponse } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { aNotice, plain } from './support/a-gateway.ts'

const taken: HttpResponse = {
  status: 202,
  headers: {},
  body: new Uint8Array(),
  text: () => '',
  json: () => null,
}

it('has no more requests at once than the gateway puts up with', async () => {
  const answers: (() => void)[] = []
  const kit = memoryKit({
    http: { send: () => new Promise((resolve) => void answers.push(() => resolve(taken))) },
  })
  const { value, error } = plugin.settings.validate({ ...plain, connections: 2 })
  if (error) throw error
  const adapter = plugin.create(value, kit)
  const { signal } = new AbortController()
  const sent = ['k1', 'k2', 'k3'].map((key) => adapter.send(aNotice(), { signal, trace: 'test', key }))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.()
  await sent[0]
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers.forEach((answer) => answer())
  expect(await Promise.all(sent)).toHaveLength(3)
})
