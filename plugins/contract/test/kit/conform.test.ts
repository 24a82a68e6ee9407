import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const program = path.join(import.meta.dirname, '../../bin/conform.js')

function conform(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('matricula-conform', () => {
  it.each([
    ['--lvie', "Unknown option '--lvie'"],
    ['maps', "Unexpected argument 'maps'"],
    ['--file', "Option '--file <value>' argument missing"],
  ])('refuses %s in a sentence with its usage, and ends with 2', (word, sentence) => {
    const { status, stdout, stderr } = conform(word)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^[^\n]+\.\n\nUsage: matricula-conform /)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain(' at ')
  })

  it.each(['--help', '-h'])('tells its usage on %s, and ends with 0', (word) => {
    const { status, stdout, stderr } = conform(word)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: matricula-conform /)
  })
})
