import type Joi from 'joi'
import { expect } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import { actsOf } from '../acts/index.ts'
import { endOf } from '../expect-fault.ts'
import type { GeneralLaw } from '../law.ts'
import { abortUnderWay } from '../abort-under-way.ts'
import type { Scene } from '../scene.ts'
import { smallSchool } from '../small-school.ts'
import { vendorFaults } from '../stage.ts'

export const secretLaws: readonly GeneralLaw[] = [
  {
    title: 'the secrets among the settings are marked, and nothing else is',
    starts: 'by-itself',
    async run({ definition, stage }) {
      const leaves = leavesOf(stage.settings, [])
      const marked = leaves.filter(({ path }) => isMarked(definition.settings, path))
      expect(new Set(marked.map(({ value }) => value)), 'what the settings mark').toEqual(
        new Set(stage.secrets),
      )
    },
  },
  {
    title: 'no secret shows in a log line, a fault or a check, whatever the vendor does',
    async run(scene) {
      const output = (await collectOutput(scene)).join('\n')
      for (const secret of scene.stage.secrets) expect(tells(output, secret), 'a secret was told').toBe(false)
    },
  },
  {
    title: 'nobody is named in a log line, a fault or a check, whatever the vendor does',
    async run(scene) {
      const { personal, readCallbacks } = actsOf(scene.kind)
      for (const call of await callsOf(scene)) await call(scene.read().signal)
      await readCallbacks?.(scene)
      const output = (await collectOutput(scene)).join('\n')
      const data = [...peopleOfTheSchool, ...(personal?.(scene) ?? [])]
      expect(
        data.filter((datum) => tells(output, datum)),
        'what was told of people',
      ).toEqual([])
    },
  },
]

function tells(output: string, text: string): boolean {
  return [text, encodeURIComponent(text), encodeURIComponent(text).replaceAll('%20', '+')].some((written) =>
    output.includes(written),
  )
}

/** Of everybody whom the stages of all adapters hold. */
const peopleOfTheSchool: readonly string[] = [
  ...new Set(
    smallSchool.students.flatMap(({ student, guardians, emergency }) => [
      student.lastNames,
      ...(student.home ? [student.home.address] : []),
      ...guardians.flatMap(({ guardian, contacts }) => [
        ...(guardian.document === null ? [] : [guardian.document]),
        ...contacts.map(({ value }) => value),
      ]),
      ...emergency.map(({ phone }) => phone),
    ]),
  ),
]

interface Leaf {
  readonly path: readonly string[]
  readonly value: string
}

function leavesOf(value: unknown, path: readonly string[]): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: String(value) }]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

/** A mark on an object or a list covers what is in it. */
function isMarked(schema: Joi.Schema, path: readonly string[]): boolean {
  return path.some((_name, index) => isMarkedSecret(schema, path.slice(0, index + 1)))
}

function isMarkedSecret(schema: Joi.Schema, path: string[]): boolean {
  try {
    const metas: unknown[] = schema.extract(path).describe()['metas'] ?? []
    return metas.some(
      (meta) => typeof meta === 'object' && meta !== null && 'secret' in meta && meta.secret === true,
    )
  } catch {
    // joi can't look into lists, and what stands in them has no path of its own.
    return false
  }
}

/** All that adapter and kit say under every fault: checks, faults with their causes, and the log. */
async function collectOutput<K extends Kind>(scene: Scene<K>): Promise<string[]> {
  const { adapter, stage, abortTimings } = scene
  const output: string[] = []
  for (const vendorFault of vendorFaults) {
    await stage.vendor.clearFault()
    const calls = await callsOf(scene)
    await stage.vendor.injectFault(vendorFault)
    const meet = <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> =>
      vendorFault === 'hangs' ? abortUnderWay('a call', abortTimings, act) : act(scene.read().signal)
    output.push(JSON.stringify(await meet((signal) => adapter.check(signal))))
    for (const call of calls) {
      const end = await endOf(() => meet(call))
      if ('error' in end) output.push(describeError(end.error))
    }
  }
  return [...output, JSON.stringify(scene.kit.logged)]
}

async function callsOf<K extends Kind>(
  scene: Scene<K>,
): Promise<((signal: AbortSignal) => Promise<unknown>)[]> {
  const { reads, writes } = actsOf(scene.kind)
  const calls: ((signal: AbortSignal) => Promise<unknown>)[] = []
  for (const act of reads) {
    const call = await act.prepare(scene)
    if (call) calls.push((signal) => call(scene.read(signal)))
  }
  for (const act of writes) {
    const call = await act.prepare(scene)
    if (call) calls.push((signal) => call(scene.write(signal)))
  }
  return calls
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [
    String(error),
    JSON.stringify(error),
    error.cause === undefined ? '' : describeError(error.cause),
  ].join(' ')
}
