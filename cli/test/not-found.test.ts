import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from './support/cli.ts'

const hub = useHub()
const id = '0b8f6c1e-58d7-4c5b-9d3a-2f1e6a7b8c9d'
const token = '0'.repeat(32)

async function run(words: readonly string[]) {
  const home = await aHome()
  const login = ['login', '--hub', hub().url, '--user', 'admin', '--password-stdin']
  expect(await cli(login, { home, stdin: 'demo\n' })).toMatchObject({ exit: 0 })
  return cli(words, { home })
}

describe('What is not there', () => {
  it.each([
    [['quote', '99999'], 'No existe un estudiante con el código 99999.'],
    [['explain', '99999'], 'No existe un estudiante con el código 99999.'],
    [['payments', 'show', token], `No existe una orden con el código ${token}.`],
    [['outbox', 'hold', '999999'], 'No existe el envío 999999.'],
    [['reminders', 'show', id], `No existe el recordatorio ${id}.`],
    [['reminders', 'stop', id], `No existe el recordatorio ${id}.`],
    [['users', 'disable', 'nadie'], 'No existe la cuenta nadie.'],
    [['users', 'sessions-close', 'nadie'], 'No existe la cuenta nadie.'],
    [['keys', 'revoke', id], `No existe la llave de API ${id}.`],
    [['payments', 'reconcile', '--undo', id], `No existe la unión ${id}.`],
  ])('is named as what it is by %j, and not as a link', async (words, sentence) => {
    expect(await run(words)).toEqual({ exit: 3, stdout: '', stderr: `${sentence}\n` })
  })
})

describe('A problem of one field', () => {
  it('is told once', async () => {
    const { exit, stderr } = await run(['users', 'disable', 'admin'])
    expect(exit).toBe(3)
    expect(stderr.match(/al menos una cuenta activa/g)).toHaveLength(1)
  })
})
