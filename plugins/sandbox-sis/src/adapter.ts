import type { PluginKit, SisAdapter, SisSupports } from '@matricula/contract'
import { faultSwitch, pageOf, sandboxHealth } from '@matricula/contract/sandbox'
import { relationshipsOf } from './relationships.ts'
import { foundSchool, type School } from './school.ts'
import type { Settings } from './settings.ts'

const supports: Readonly<SisSupports> = Object.freeze({ admissions: true })

/** How long nobody asks before the school is forgotten: it is founded again from its seed. */
const forgottenAfterMs = 10_000

/** A student information system in memory: it only answers, so all it remembers is its fault switch. */
export function openSandboxSis(settings: Settings, kit: PluginKit): SisAdapter {
  const faults = faultSwitch(kit.memo)
  const school = whileAsked(() => foundSchool(settings))
  const ask = <T>(signal: AbortSignal, question: (school: School) => T): Promise<T> =>
    faults.read(signal, async () => question(school()))

  return {
    supports,
    start: (signal) => ask(signal, () => {}),
    stop: async () => {},
    check: (signal) => sandboxHealth(faults, signal),
    listStudents: (paging, { signal }) =>
      ask(signal, ({ records }) => {
        const { items, next } = pageOf(records, paging)
        return { items: items.map(({ student }) => student), next }
      }),
    findStudent: (code, { signal }) =>
      ask(signal, ({ byCode }) => byCode.get(code.toUpperCase())?.student ?? null),
    customFields: (id, { signal }) => ask(signal, ({ byId }) => byId.get(id)?.custom ?? null),
    relationships: (id, { signal }) =>
      ask(signal, ({ byId }) => {
        const record = byId.get(id)
        return record === undefined ? [] : relationshipsOf(record)
      }),
    emergencyContacts: (id, { signal }) => ask(signal, ({ byId }) => byId.get(id)?.family.emergency ?? []),
    findGuardian: (id, { signal }) => ask(signal, ({ adults }) => adults.get(id)?.guardian ?? null),
    guardianContacts: (id, { signal }) => ask(signal, ({ adults }) => adults.get(id)?.contacts ?? []),
    admissions: {
      list: (paging, { signal }) => ask(signal, ({ applicants }) => pageOf(applicants, paging)),
      find: (id, { signal }) =>
        ask(signal, ({ applicants }) => applicants.find((applicant) => applicant.id === id) ?? null),
    },
  }
}

/** Keeps what was made for as long as somebody asks for it again. */
function whileAsked<T>(make: () => T): () => T {
  let kept: T | null = null
  let forgetting: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => {
      kept = null
    }, forgottenAfterMs).unref()
    return (kept ??= make())
  }
}
