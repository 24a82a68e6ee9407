import { expect } from 'vitest'
import type { FaultCode, PluginFault } from '../../fault.ts'
import type { Kind } from '../../kinds/index.ts'
import type { Act } from '../acts/acts.ts'
import { actsOf } from '../acts/index.ts'
import { expectFault, expectNothingElseEscapes } from '../expect-fault.ts'
import type { GeneralLaw } from '../law.ts'
import { abortUnderWay } from '../abort-under-way.ts'
import type { Scene } from '../scene.ts'
import type { FaultScope, VendorFault } from '../stage.ts'

interface FaultRow {
  readonly vendorFault: VendorFault
  readonly while: string
  readonly code: FaultCode
}

/** A read changed nothing, so that a lost answer is as good as no connection. */
const readRows: readonly FaultRow[] = [
  { vendorFault: 'unreachable', while: 'the vendor is away', code: 'unreachable' },
  { vendorFault: 'throttled', while: 'the vendor asks for time', code: 'throttled' },
  { vendorFault: 'unauthorised', while: 'our credentials are refused', code: 'unauthorised' },
  { vendorFault: 'hangs-up', while: 'the vendor hangs up', code: 'unreachable' },
  { vendorFault: 'garbage', while: 'the vendor answers garbage', code: 'unreachable' },
  { vendorFault: 'hangs', while: 'the vendor hangs, once its signal is aborted,', code: 'unreachable' },
]

const writeRows: readonly FaultRow[] = [
  { vendorFault: 'unreachable', while: 'the vendor is away', code: 'unreachable' },
  { vendorFault: 'throttled', while: 'the vendor asks for time', code: 'throttled' },
  { vendorFault: 'unauthorised', while: 'our credentials are refused', code: 'unauthorised' },
  { vendorFault: 'refuses', while: 'the vendor refuses', code: 'rejected' },
  { vendorFault: 'hangs-up', while: 'the vendor hangs up', code: 'unknown-outcome' },
  { vendorFault: 'garbage', while: 'the vendor answers garbage', code: 'unknown-outcome' },
  { vendorFault: 'hangs', while: 'the vendor hangs, once its signal is aborted,', code: 'unknown-outcome' },
]

export const faultLaws: readonly GeneralLaw[] = [
  ...readRows.map((row): GeneralLaw => ({
    title: `a read while ${row.while} is ${row.code}`,
    about: 'a-vendor',
    run: (scene) =>
      expectActsToFail(scene, row, {
        acts: actsOf(scene.kind).reads,
        context: (signal) => scene.read(signal),
        scope: 'everything',
      }),
  })),
  ...writeRows.map((row): GeneralLaw => ({
    title: `a write while ${row.while} is ${row.code}`,
    about: 'a-vendor',
    run: (scene) =>
      expectActsToFail(scene, row, {
        acts: actsOf(scene.kind).writes,
        context: (signal) => scene.write(signal),
        scope: 'changes',
      }),
  })),
  {
    title: 'a read while the vendor refuses answers, or fails with a PluginFault',
    about: 'a-vendor',
    async run(scene) {
      for (const act of actsOf(scene.kind).reads) {
        const call = await act.prepare(scene)
        await scene.stage.vendor.injectFault('refuses')
        if (call) await expectNothingElseEscapes(act.name, () => call(scene.read()))
        await scene.stage.vendor.clearFault()
      }
    },
  },
  {
    title: 'a look-up of what is not there answers null or an empty list',
    readsOnly: true,
    async run(scene) {
      for (const { name, ask } of actsOf(scene.kind).misses) {
        const answer = await ask(scene, scene.read())
        expect(Array.isArray(answer) ? answer : [answer], `${name} misses`).toEqual(
          Array.isArray(answer) ? [] : [null],
        )
      }
    },
  },
]

interface ActsUnderFault<K extends Kind, Context> {
  readonly acts: readonly Act<K, Context>[]
  readonly context: (signal: AbortSignal) => Context
  readonly scope: FaultScope
}

async function expectActsToFail<K extends Kind, Context>(
  scene: Scene<K>,
  { vendorFault, code }: FaultRow,
  { acts, context, scope }: ActsUnderFault<K, Context>,
): Promise<void> {
  for (const { name, call } of await prepared(scene, acts)) {
    await scene.stage.vendor.injectFault(vendorFault, scope)
    const fault = await expectFault(name, code, () =>
      vendorFault === 'hangs'
        ? abortUnderWay(name, scene.abortTimings, (signal) => call(context(signal)))
        : call(context(scene.read().signal)),
    )
    if (vendorFault === 'throttled') expectWaitingTime(fault)
    await scene.stage.vendor.clearFault()
  }
}

/** Before any fault: a vendor that hung up may do so on the next connection as well. */
async function prepared<K extends Kind, Context>(scene: Scene<K>, acts: readonly Act<K, Context>[]) {
  const calls: { readonly name: string; readonly call: (context: Context) => Promise<unknown> }[] = []
  for (const act of acts) {
    const call = await act.prepare(scene)
    if (call) calls.push({ name: act.name, call })
  }
  return calls
}

function expectWaitingTime({ retryAfterMs }: PluginFault): void {
  expect(retryAfterMs, 'how many milliseconds to wait').toSatisfy(
    (wait: unknown) => Number.isInteger(wait) && Number(wait) > 0,
  )
}
