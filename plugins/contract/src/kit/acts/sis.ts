import type { Read } from '../../lifecycle.ts'
import type { Scene } from '../scene.ts'
import { nothing } from './acts.ts'
import type { Act, Acts } from './acts.ts'

function reads(name: string, ask: (scene: Scene<'sis'>, read: Read) => Promise<unknown>): Act<'sis', Read> {
  return { name, prepare: async (scene) => (read) => ask(scene, read) }
}

export const sisActs: Acts<'sis'> = {
  reads: [
    reads('listStudents', ({ adapter }, read) => adapter.listStudents({ size: 2 }, read)),
    reads('findStudent', ({ adapter, stage }, read) => adapter.findStudent(stage.facts.studentCode, read)),
    reads('customFields', ({ adapter, stage }, read) => adapter.customFields(stage.facts.studentId, read)),
    reads('relationships', ({ adapter, stage }, read) => adapter.relationships(stage.facts.studentId, read)),
    reads('emergencyContacts', ({ adapter, stage }, read) =>
      adapter.emergencyContacts(stage.facts.studentId, read),
    ),
    reads('findGuardian', ({ adapter, stage }, read) => adapter.findGuardian(stage.facts.guardianId, read)),
    reads('guardianContacts', ({ adapter, stage }, read) =>
      adapter.guardianContacts(stage.facts.guardianId, read),
    ),
    {
      name: 'admissions.list',
      prepare: async ({ adapter: { admissions } }) =>
        admissions ? (read) => admissions.list({ size: 2 }, read) : null,
    },
    {
      name: 'admissions.find',
      prepare: async ({ adapter: { admissions } }) =>
        admissions ? (read) => admissions.find(nothing, read) : null,
    },
  ],
  writes: [],
  misses: [
    {
      name: 'findStudent',
      ask: ({ adapter, stage }, read) => adapter.findStudent(stage.facts.unknownCode, read),
    },
    { name: 'customFields', ask: ({ adapter }, read) => adapter.customFields(nothing, read) },
    { name: 'relationships', ask: ({ adapter }, read) => adapter.relationships(nothing, read) },
    { name: 'emergencyContacts', ask: ({ adapter }, read) => adapter.emergencyContacts(nothing, read) },
    { name: 'findGuardian', ask: ({ adapter }, read) => adapter.findGuardian(nothing, read) },
    { name: 'guardianContacts', ask: ({ adapter }, read) => adapter.guardianContacts(nothing, read) },
    {
      name: 'admissions.find',
      ask: async ({ adapter }, read) => (await adapter.admissions?.find(nothing, read)) ?? null,
    },
  ],
}
