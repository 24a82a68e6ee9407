import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { missingIn } from '../src/missing-file.ts'

/** As Node itself says it. */
function errorOf(script: string): Error {
  const told = `${script}.catch(({ code, message }) => console.log(JSON.stringify({ code, message })))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', told], { encoding: 'utf8' })
  const { message, ...rest }: { message: string; code: string } = JSON.parse(stdout)
  return Object.assign(new Error(message), rest)
}

it('What a command lacks on this machine is named: a package, a module or a file', async () => {
  expect(missingIn(errorOf(`import('@matricula/nowhere')`))).toBe('@matricula/nowhere')
  expect(missingIn(errorOf(`import('file:///nowhere/main.js')`))).toBe('/nowhere/main.js')
  expect(missingIn(await readFile('/nowhere/lunch.csv').catch((error: unknown) => error))).toBe(
    '/nowhere/lunch.csv',
  )
  const { resolve } = createRequire(import.meta.url)
  expect(
    missingIn(
      await Promise.resolve('nowhere')
        .then(resolve)
        .catch((error: unknown) => error),
    ),
  ).toBe('nowhere')
})

it('An error about something else lacks nothing', () => {
  expect(missingIn(new Error('Cannot find package'))).toBeNull()
  expect(missingIn(Object.assign(new Error('no'), { code: 'EACCES', path: '/x' }))).toBeNull()
  expect(missingIn('nothing')).toBeNull()
})
