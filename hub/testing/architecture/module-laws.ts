import { type Import, importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** As one order: a module of the chain imports only modules that stand before it. */
const chain = [
  'seasons',
  'students',
  'payers',
  'access',
  'approvals',
  'facilities',
  'fees',
  'discounts',
  'pricing',
  'transport',
  'activities',
  'enrollment',
  'ledger',
  'payments',
  'payments-office',
  'withdrawals',
  'disputes',
  'bank-agreements',
  'publications',
  'invoices',
  'families',
  'pay-links',
  'splits',
  'progress',
  'messages',
]

/** These learn by rows: they may read the chain, and nothing of the chain ever calls them. */
const learners = [
  'accounting',
  'receipts',
  'documents',
  'einvoices',
  'food',
  'notices',
  'plugins',
  'reminders',
  'reconciliation',
  'payouts',
  'operations',
  'changes',
]

/** Records that every module writes into, stores included; they know no module. */
const records = ['outbox', 'audit', 'privacy']

const modules = [...chain, ...learners, ...records]

/** Breaches among the modules, and of what stands below them and may not know them. `all` is the whole hub. */
export function breachesOfModules(source: Source, all: readonly Source[]): string[] {
  const home = moduleOf(source.file)
  if (home !== null && !modules.includes(home)) return [`${source.file}: the module ${home} has no place yet`]
  return importsOf(source).flatMap((one) => {
    const module = one.target === null ? null : moduleOf(one.target)
    if (module === null || module === home || mayCompose(source.file)) return []
    if (!mayKnow(home, source.file, module)) return [`${source.file} imports ${one.specifier}: not before it`]
    return isExposed(one, module, all)
      ? []
      : [`${source.file} imports ${one.specifier}: not exposed by ${module}`]
  })
}

function moduleOf(file: string): string | null {
  return /^hub\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null
}

/** The files that compose the application meet every module, by its index. */
function mayCompose(file: string): boolean {
  return [
    'hub/src/server.ts',
    'hub/src/open-hub.ts',
    'hub/src/app-context.ts',
    'hub/src/db-tool.ts',
  ].includes(file)
}

function mayKnow(home: string | null, file: string, module: string): boolean {
  // Season files are configuration, and what a season is belongs to its module.
  if (home === null) return file.startsWith('hub/src/config/') && module === 'seasons'
  if (records.includes(module)) return module === 'audit' || !records.includes(home)
  if (chain.includes(home)) return chain.slice(0, chain.indexOf(home)).includes(module)
  return learners.includes(home) && chain.includes(module)
}

/** A module is entered by its index, for a pure part of it (no waiting, no database, no application context) or for its schemas. */
function isExposed({ target, isType }: Import, module: string, all: readonly Source[]): boolean {
  if (target === `hub/src/modules/${module}/index.ts`) return true
  if (records.includes(module) && target === `hub/src/modules/${module}/${module}.store.ts`) return true
  if (target?.startsWith(`hub/src/modules/${module}/`) && target.endsWith('.schemas.ts')) return true
  const entered = all.find(({ file }) => file === target)
  return entered !== undefined && (isPure(entered) || (isType && !isRole(entered.file)))
}

/** Decisions and shapes: nothing is awaited and nothing but other such files is needed. */
export function isPure(source: Source): boolean {
  if (isRole(source.file) || /\b(?:async|await)\b/.test(source.text)) return false
  return importsOf(source).every(
    ({ target, isType }) => isType || target === null || !/^hub\/src\/(db|http|plugins|work)\//.test(target),
  )
}

function isRole(file: string): boolean {
  return /\.(routes|model|store|view)\.ts$/.test(file)
}
