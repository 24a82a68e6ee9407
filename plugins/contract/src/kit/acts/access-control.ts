import type { Acts } from './acts.ts'

export const accessControlActs: Acts<'accessControl'> = {
  reads: [
    {
      name: 'findPerson',
      prepare:
        async ({ adapter, stage }) =>
        (read) =>
          adapter.findPerson(stage.facts.studentCode, read),
    },
  ],
  writes: [
    {
      name: 'enrol',
      prepare:
        async ({ adapter, stage }) =>
        (write) =>
          adapter.enrol(stage.facts.studentCode, 1, write),
    },
    {
      name: 'withdraw',
      async prepare({ adapter, stage, write }) {
        await adapter.enrol(stage.facts.studentCode, 1, write())
        return (context) => adapter.withdraw(stage.facts.studentCode, 1, context)
      },
    },
  ],
  misses: [
    {
      name: 'findPerson',
      ask: ({ adapter, stage }, read) => adapter.findPerson(stage.facts.unknownCode, read),
    },
  ],
}
