import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { wordingIn } from '../../src/tasks/reminders/read-wording.ts'
import { Family } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from '../support/cli.ts'

interface SendOptions {
  readonly hub: string
  readonly key: string
  readonly text: string
  /** Whom it is for, unless it is for who came in and chose nothing. */
  readonly filter?: readonly string[]
}

const body = 'A {estudiante} le falta {paso}.\n\n{enlace}'

async function notice(written = `Asunto: La matrícula de {estudiante} espera\n\n${body}`): Promise<string> {
  const file = path.join(await aHome(), 'aviso.txt')
  await writeFile(file, written)
  return file
}

/** A hub where the families of some students came in and chose nothing. */
async function waitingHub(...codes: readonly string[]): Promise<{ hub: TestHub; around: SendOptions }> {
  const hub = await runHub()
  for (const code of codes) await Family.signIn(hub, code)
  return { hub, around: { hub: hub.url, key: await makeKey(hub, ['admissions']), text: await notice() } }
}

const words = ({ text, filter = ['--state', 'entered'] }: SendOptions) => [
  'reminders',
  'send',
  ...filter,
  '--text',
  text,
]

const send = (around: SendOptions, ...more: readonly string[]) => cli([...words(around), ...more], around)

const reminded = async ({ hub }: TestHub) =>
  (await mailsOf(hub.app)).filter(({ subject }) => subject.includes('espera')).map(({ to }) => to)

describe('A reminder', () => {
  it('shows whom it would reach, with what and who waits, and sends nothing with --dry-run', async () => {
    const { hub, around } = await waitingHub('10001', '10013', '10014')
    const { exit, stdout, stderr } = await send(around, '--dry-run')
    expect(exit).toBe(0)
    expect(stdout).toMatch(
      /10001 Mariana .*, ingresó: «La matrícula de Mariana espera» a f•••@example\.com\./,
    )
    expect(stdout).toMatch(/10014 .*; espera, porque a su familia/)
    expect(stderr).toContain('Por ejemplo: La matrícula de Mariana espera\nA Mariana le falta')
    expect(await hub.hub.app.database('reminder')).toEqual([])
  })

  it('needs --yes where nobody can be asked, and its plan is kept', async () => {
    const { hub, around } = await waitingHub('10001')
    const home = await aHome()
    const { exit, stderr } = await cli(words(around), { ...around, home })
    expect(exit).toBe(2)
    expect(stderr).toContain('--yes')
    expect(await hub.hub.app.database('reminder')).toEqual([])

    const [id = ''] = await readdir(path.join(home, 'runs'))
    const resumed = await cli(['runs', 'resume', id, '--yes'], { ...around, home })
    expect(resumed.exit).toBe(0)
    expect(await reminded(hub)).toHaveLength(1)
  })

  it('goes to each family once, each has a line in the result, and the same one does not go again', async () => {
    const { hub, around } = await waitingHub('10001', '10003')
    const result = path.join(await aHome(), 'resultado.csv')
    const { exit, stdout } = await send(around, '--yes', '--json', '--result', result)
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      work: 'reminders.send',
      planned: { change: 2, same: 0, wrong: 0 },
      done: 2,
      failed: 0,
      left: 0,
    })
    expect(await reminded(hub)).toHaveLength(2)
    expect(await readFile(result, 'utf8')).toMatch(/10003 .*,done,enviado a f•••@example\.com/)

    const again = await send(around, '--yes', '--json')
    expect(JSON.parse(again.stdout)).toMatchObject({ planned: { change: 0, same: 2 }, done: 0 })
    expect(await reminded(hub)).toHaveLength(2)
    expect(await hub.hub.app.database('reminder')).toHaveLength(1)
  })

  it('goes to the students of a file, and says who is not written to and why', async () => {
    const { hub, around } = await waitingHub('10001', '10003')
    const file = path.join(await aHome(), 'estudiantes.csv')
    await writeFile(file, 'código\n10001\n10002\nZZZZZ\n10001\n')
    const { exit, stdout } = await send({ ...around, filter: ['--file', file] }, '--yes', '--json')
    expect(exit).toBe(1)
    const { done, wrong } = JSON.parse(stdout)
    expect(wrong).toEqual([
      { line: 4, why: 'ZZZZZ: no existe un estudiante con ese código.' },
      { line: 5, why: '10001 de la línea 2: está repetido; cada estudiante va una sola vez.' },
    ])
    expect(await reminded(hub)).toHaveLength(done)
  })

  it('takes grades by their names', async () => {
    const { around } = await waitingHub('10001', '10003')
    const { stdout } = await send(around, '--grade', 'segundo', '--dry-run')
    expect(stdout).toContain('10001')
    expect(stdout).not.toContain('10003')
    const unknown = await send(around, '--grade', 'x', '--dry-run')
    expect(unknown.exit).toBe(2)
    expect(unknown.stderr).toContain('«x»')
  })

  it('waits for the day by itself, and can be stopped', async () => {
    const { hub, around } = await waitingHub('10001')
    await setSeasonClock(hub, '2025-06-20T23:00:00-05:00')
    const result = path.join(await aHome(), 'resultado.csv')
    const { exit, stderr } = await send(around, '--yes', '--result', result)
    expect(exit).toBe(0)
    expect(stderr).toContain('A esta hora no se escribe')
    expect(await readFile(result, 'utf8')).toContain('en espera')
    expect(await reminded(hub)).toEqual([])

    const listed = await cli(['reminders', 'list', '--state', 'running', '--json'], around)
    const [{ id }] = JSON.parse(listed.stdout)
    const shown = await cli(['reminders', 'show', id], around)
    expect(shown.stdout).toContain('en marcha\n0 enviados')
    const stopped = await cli(['reminders', 'stop', id, '--json'], around)
    expect(JSON.parse(stopped.stdout)).toMatchObject({ id, state: 'stopped' })
    const again = await send(around, '--yes')
    expect(again.exit).toBe(2)
    expect(again.stderr).toContain('--name')
  })

  it('has nothing to do when nobody misses the step', async () => {
    const { around } = await waitingHub()
    const { exit, stdout } = await send(around, '--yes', '--json')
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ planned: { change: 0 }, done: 0 })
  })
})

describe('A reminder that cannot be', () => {
  let around: SendOptions
  beforeAll(async () => {
    around = { hub: 'http://127.0.0.1:1', key: 'none', text: await notice() }
  })

  it.each<[string, readonly string[], string]>([
    ['for a step that is none', ['--missing', 'pagar'], 'pagar'],
    ['for who is complete', ['--state', 'complete'], 'no le falta ningún paso'],
    ['more than five times', ['--state', 'pay', '--at-most', '6'], '--at-most'],
  ])('is refused %s', async (_title, more, said) => {
    const { exit, stderr } = await cli(['reminders', 'send', '--text', around.text, ...more], around)
    expect(exit).toBe(2)
    expect(stderr).toContain(said)
  })

  it('is refused without its text, and the form is told', async () => {
    const asked = ['reminders', 'send', '--state', 'pay']
    const none = await cli(asked, around)
    expect(none.exit).toBe(2)
    expect(none.stderr).toContain('--text <archivo>')
    const missing = await cli([...asked, '--text', '/nowhere/aviso.txt'], around)
    expect(missing.exit).toBe(2)
    expect(missing.stderr).toContain('La primera línea es el asunto')
    const subjectAlone = await cli([...asked, '--text', await notice('Solo el asunto')], around)
    expect(subjectAlone.stderr).toContain('le falta')
  })

  it('is refused where its text is in no UTF-8: families would get it broken', async () => {
    await writeFile(around.text, Buffer.from('Matrícula\nFalta el último paso.\n', 'latin1'))
    const { exit, stderr } = await cli(['reminders', 'send', '--text', around.text, '--state', 'pay'], around)
    expect([exit, stderr]).toEqual([2, expect.stringContaining('UTF-8')])
    await writeFile(around.text, 'Matrícula\nFalta el último paso.\n')
  })

  it('is refused without whom it is for', async () => {
    const { around: at } = await waitingHub()
    const { exit, stderr } = await cli(['reminders', 'send', '--text', at.text], at)
    expect(exit).toBe(2)
    expect(stderr).toContain('--missing')
  })

  it('is refused by the hub when its text names a place that is none', async () => {
    const { around: at } = await waitingHub('10001')
    const { exit, stderr } = await send({ ...at, text: await notice('Asunto\n{nombre}') }, '--yes')
    expect(exit).toBe(3)
    expect(stderr).toContain('{nombre}')
  })
})

describe('A text', () => {
  it.each([
    ['Asunto: Hola\n\nQué tal\nFin\n', { subject: 'Hola', body: 'Qué tal\nFin' }],
    ['\uFEFFHola\r\nQué tal\r\nFin', { subject: 'Hola', body: 'Qué tal\nFin' }],
    ['Hola', null],
    ['', null],
  ])('%j is %j', (written, wording) => {
    expect(wordingIn(written)).toEqual(wording)
  })
})
