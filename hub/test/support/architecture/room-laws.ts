import { type Import, importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** house.md, law 3, as one order: a room of the chain imports only rooms that stand before it. */
const chain = [
  'seasons',
  'students',
  'access',
  'approvals',
  'facilities',
  'fees',
  'discounts',
  'pricing',
  'transport',
  'activities',
  'enrollment',
  'payments',
  'publications',
  'invoices',
  'families',
  'progress',
]

/** These learn by rows: they may read the chain, and nothing of the chain ever calls them. */
const learners = [
  'accounting',
  'receipts',
  'documents',
  'food',
  'notices',
  'plugins',
  'reminders',
  'reconciliation',
  'operations',
]

/** Notebooks that every room writes into, stores included; they know no room. */
const notebooks = ['outbox', 'audit', 'privacy']

const rooms = [...chain, ...learners, ...notebooks]

/** Breaches among the rooms, and of what stands below them and may not know them. `all` is the whole hub. */
export function breachesOfRooms(source: Source, all: readonly Source[]): string[] {
  const home = roomOf(source.file)
  if (home !== null && !rooms.includes(home)) return [`${source.file}: the room ${home} has no place yet`]
  return importsOf(source).flatMap((one) => {
    const room = one.target === null ? null : roomOf(one.target)
    if (room === null || room === home || mayCompose(source.file)) return []
    if (!mayKnow(home, source.file, room)) return [`${source.file} imports ${one.specifier}: not before it`]
    return isDoor(one, room, all) ? [] : [`${source.file} imports ${one.specifier}: not a door of ${room}`]
  })
}

function roomOf(file: string): string | null {
  return /^hub\/src\/rooms\/([^/]+)\//.exec(file)?.[1] ?? null
}

/** The files that put the house together meet every room, by its index. */
function mayCompose(file: string): boolean {
  return ['hub/src/server.ts', 'hub/src/open-hub.ts', 'hub/src/house.ts', 'hub/src/db-tool.ts'].includes(file)
}

function mayKnow(home: string | null, file: string, room: string): boolean {
  // Season files are configuration, and what a season is belongs to its room.
  if (home === null) return file.startsWith('hub/src/config/') && room === 'seasons'
  if (notebooks.includes(room)) return room === 'audit' || !notebooks.includes(home)
  if (chain.includes(home)) return chain.slice(0, chain.indexOf(home)).includes(room)
  return learners.includes(home) && chain.includes(room)
}

/** A room is entered by its index, or for a pure part of it: no waiting, no database, no house. */
function isDoor({ target, isType }: Import, room: string, all: readonly Source[]): boolean {
  if (target === `hub/src/rooms/${room}/index.ts`) return true
  if (notebooks.includes(room) && target === `hub/src/rooms/${room}/${room}.store.ts`) return true
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
