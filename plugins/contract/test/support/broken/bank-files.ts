import type { BankFileLine } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

/** A bank file whose lines are told changed. */
const readingFiles = (change: (line: BankFileLine) => readonly BankFileLine[]): Trial<'payments'> =>
  withAdapter(payments, ({ bankFiles }) =>
    bankFiles
      ? {
          bankFiles: {
            read: async (content, read) => (await bankFiles.read(content, read)).flatMap(change),
          },
        }
      : {},
  )

export const brokenBankFiles: Breakages<Law<'payments'>> = {
  "a bank file tells each line's reference, whole pesos and Bogotá day, and says which line it cannot read": [
    breaking(
      'cents are taken for pesos',
      'what the file tells',
      readingFiles((line) => [
        { ...line, paid: line.paid && { ...line.paid, amount: line.paid.amount * 100 } },
      ]),
    ),
    breaking(
      'what cannot be read is passed over',
      'what the file tells',
      readingFiles((line) => (line.paid === null ? [] : [line])),
    ),
    breaking(
      'the second reading finds nothing new',
      'the same file again',
      withAdapter(payments, ({ bankFiles }) => {
        let readings = 0
        return bankFiles
          ? {
              bankFiles: {
                read: async (content, read) => ((readings += 1) > 1 ? [] : bankFiles.read(content, read)),
              },
            }
          : {}
      }),
    ),
    breaking(
      'the stage has no such file',
      'the bank file of the stage is there',
      withStage(payments, ({ facts }) => {
        const silent = { ...facts }
        delete silent.bankFile
        return { facts: silent }
      }),
    ),
  ],
}
