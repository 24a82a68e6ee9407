import { readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { root } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from './support/cli.ts'

const wholeSeason = 600_000

async function aHubFolder() {
  const { root: folder, edit } = await aConfiguration()
  for (const part of ['hub', 'console']) await symlink(path.join(root, part), path.join(folder, part))
  return { folder, edit }
}

describe('A school whose vendors are real', () => {
  it(
    'is rehearsed with pretend ones, and no secret of theirs is asked for',
    async () => {
      const { folder, edit } = await aHubFolder()
      await edit('plugins.yaml', (text) =>
        text
          .replace('sandbox-card-not-a-secret', '${CARD_SECRET}')
          .replace('use: sandbox-accounting', 'use: accounting-sap-b1')
          .replace('  card:', '  tarjeta:'),
      )
      const words = ['--students', '1', '--hub-dir', folder, '--json']
      const { exit, stdout, stderr } = await cli(['rehearse', ...words], { home: await aHome() })
      expect({ exit, stderr: stderr.includes('CARD_SECRET') }).toEqual({ exit: 0, stderr: false })
      expect(JSON.parse(stdout)).toMatchObject({ explained: true })
    },
    wholeSeason,
  )

  it('is told what is wrong with its own configuration, and to correct it', async () => {
    const { folder, edit } = await aHubFolder()
    await edit('default.yaml', (text) => text.replace('leaseSeconds: 60', 'leaseSeconds: 60\n  more: 1'))
    const { exit, stderr } = await cli(['rehearse', '--hub-dir', folder], { home: await aHome() })
    expect(exit).toBe(2)
    expect(stderr).toMatch(/^El hub del ensayo no arrancó\.\n→ settings: outbox\.more .*\n→ Corrija/m)
  })
})

describe('A rehearsal of a settings file that the shell names', () => {
  const environment = { ...process.env, MATRICULA_SETTINGS: 'config/production.yaml' }

  async function aSchoolOf(settings: string) {
    const { folder, edit } = await aHubFolder()
    await edit('production.yaml', () => settings)
    return folder
  }

  it('is refused where that file is wrong', async () => {
    const folder = await aSchoolOf('outbox: { more: 1 }')
    const { exit, stderr } = await cli(['rehearse', '--hub-dir', folder], { environment })
    expect(exit).toBe(2)
    expect(stderr).toContain('outbox.more')
  })

  it('is refused where that file is not there', async () => {
    const folder = await aSchoolOf('outbox: {}')
    const around = { environment: { ...environment, MATRICULA_SETTINGS: 'config/none.yaml' } }
    const { exit, stdout, stderr } = await cli(['rehearse', '--hub-dir', folder], around)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain('config/none.yaml')
  })

  it(
    'has its school, and neither its database nor the proofs that want a person',
    async () => {
      const shipped = await readFile(path.join(root, 'config/production.example.yaml'), 'utf8')
      const folder = await aSchoolOf(shipped.replace('name: Colegio de ejemplo', 'name: ${SCHOOL}'))
      const around = { environment: { ...environment, SCHOOL: 'Colegio del ensayo' } }
      const words = ['rehearse', '--students', '1', '--hub-dir', folder, '--json', '--keep']
      const { exit, stdout } = await cli(words, around)
      const report: { explained: boolean; folder: string } = JSON.parse(stdout)
      onTestFinished(() => rm(report.folder, { recursive: true }))
      expect({ exit, explained: report.explained }).toEqual({ exit: 0, explained: true })
      const settings: unknown = parse(
        await readFile(path.join(report.folder, 'config/rehearsal.yaml'), 'utf8'),
      )
      expect(settings).toMatchObject({ school: { name: '${SCHOOL}' }, database: { client: 'sqlite' } })
    },
    wholeSeason,
  )
})
