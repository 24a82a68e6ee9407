import { beforeAll, describe, expect, it } from 'vitest'
import { readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { agreed } from './a-bank-file.ts'

type Upload = Awaited<ReturnType<typeof agreed>>['upload']

const results = ['paid', 'wrong-amount', 'repeated', 'unknown', 'unreadable']

describe.each(databases)('A bank file uploaded on $name', (database) => {
  it('says first what it would do, then does it once, and the same file again changes nothing', async () => {
    const { hub, upload, reference, one, other } = await agreed(await runHub({ database }))
    const { app } = hub.hub

    const plan = await upload('plan')
    expect(plan.body.map(({ result }) => result)).toEqual(results)
    expect((await readBooks(app, '10001')).payments).toEqual([])

    const run = await upload('run')
    expect(run.body).toEqual([
      {
        line: 2,
        reference: reference.toLowerCase(),
        amount: one.amount,
        expected: one.amount,
        result: 'paid',
        by_hand: false,
        unreadable: [],
      },
      {
        line: 3,
        reference: other.reference,
        amount: other.amount + 1,
        expected: other.amount,
        result: 'wrong-amount',
        by_hand: false,
        unreadable: [],
      },
      {
        line: 4,
        reference,
        amount: one.amount,
        expected: one.amount,
        result: 'repeated',
        by_hand: false,
        unreadable: [],
      },
      {
        line: 5,
        reference: 'MH-NOBODY',
        amount: 1000,
        expected: null,
        result: 'unknown',
        by_hand: false,
        unreadable: [],
      },
      {
        line: 6,
        reference: '',
        amount: null,
        expected: null,
        result: 'unreadable',
        by_hand: false,
        unreadable: ['reference', 'amount', 'date'],
      },
    ])
    const again = await upload('run')

    expect(again.body.map(({ result }) => result)).toEqual(['already-paid', ...results.slice(1)])
    expect((await readBooks(app, '10001')).payments).toMatchObject([{ status: 'PAGO DAVIVIENDA' }])
    expect((await readBooks(app, '10003')).payments).toEqual([])
    expect(await app.database('payment').first()).toMatchObject({
      actor: 'staff:finanzas',
      reason: 'pagos 20 junio.csv, 2',
    })
    expect(await app.database('audit').where({ act: 'agreement.confirm' })).toHaveLength(1)
    const [noted] = await app.database('audit').where({ act: 'agreement.file' })
    expect(JSON.parse(noted.after)).toMatchObject({ paid: 1, 'wrong-amount': 1, unknown: 1 })
  })

  it('twice at once pays each agreement once', async () => {
    const { hub, upload } = await agreed(await runHub({ database }))

    const answers = await Promise.all([upload('run'), upload('run')])

    expect(new Set(answers.map(({ body }) => body[0]?.result))).toEqual(new Set(['already-paid', 'paid']))
    expect((await readBooks(hub.hub.app, '10001')).payments).toHaveLength(1)
  })
})

describe('A bank file', () => {
  const theHub = useHub()
  let upload: Upload
  beforeAll(async () => {
    upload = (await agreed(theHub())).upload
  })

  it('that is none is refused with why, in the reader’s language', async () => {
    const answer = await upload('run', { content: 'nombre;valor\nAna;1' })

    expect([answer.status, problemOf(answer).code]).toEqual([422, 'FILE_UNREADABLE'])
    expect(problemOf(answer).detail).toContain('referencia;valor;fecha')
  })

  it.each([
    ['a workbook', 'PK\u0003\u0004\u0014\0'],
    ['one whose bytes were read as text', '\uFFFD\uFFFD\u0011\u0871\u001A'],
    ['one whose bytes were read as Latin-1', 'ÐÏ\u0011à¡±\u001Aá'],
  ])('that is %s is refused as that, with what to do', async (_title, content) => {
    const answer = await upload('plan', { content })

    expect([answer.status, problemOf(answer).code]).toEqual([422, 'FILE_UNREADABLE'])
    expect(problemOf(answer).detail).toContain('es de Excel. Guárdelo como CSV')
  })

  it('says of each line that cannot be read which of its cells are wrong', async () => {
    const lines = [
      'MH-1;1.000,50;2025-06-20',
      'MH-1;1000;31/06/2025',
      'MH-1;mil;ayer',
      'MH-1;1000',
      ';1000;2025-06-20',
    ]
    const answer = await upload('plan', { content: ['referencia;valor;fecha', ...lines].join('\n') })

    expect(answer.body.map(({ unreadable }) => unreadable)).toEqual([
      ['amount'],
      ['date'],
      ['amount', 'date'],
      ['columns'],
      ['reference'],
    ])
  })

  it('that is a part must count the equal payments of all of its lines', async () => {
    const answer = await upload('plan', { first_line: 900, occurrences: [1] })

    expect([answer.status, problemOf(answer).code]).toEqual([422, 'FILE_UNREADABLE'])
    expect(problemOf(answer).detail).toContain('pagos iguales')
  })

  it.each([
    ['a name with a line break', { name: 'a\nb' }],
    ['another mode', { mode: 'force' }],
    ['counted payments that is no part', { occurrences: [1, 1, 2, 1, 1] }],
    ['more than 200 KB', { content: 'x'.repeat(204_801) }],
  ])('with %s is refused before anything is kept', async (_title, changes) => {
    expect((await upload('run', changes)).status).toBe(400)
  })
})

describe('A bank file where an agreement is configured', () => {
  const plugins = {
    payments: {
      agreement: {
        use: 'payments-bank-agreement',
        settings: {
          columns: 'fixed',
          headerLines: 1,
          paymentLines: '06',
          reference: { from: 3, length: 20 },
          amount: { from: 23, length: 14, written: 'cents' },
          date: { from: 3, length: 8, written: 'YYYYMMDD', headerLine: 1 },
          references: { padding: 'zeros' },
        },
      },
    },
  }

  const theHub = useHub({ plugins })
  let upload: Upload
  beforeAll(async () => {
    upload = (await agreed(theHub())).upload
  })

  it('is read in the form of the bank', async () => {
    const { upload: send, one, other } = await agreed(await runHub({ plugins }))
    const line = (reference: string, pesos: number) =>
      `06${reference.replace('-', '').padStart(20, '0')}${`${pesos}00`.padStart(14, '0')}`
    const lines = [line(one.reference, one.amount), line(other.reference, other.amount - 1), '06??']
    const content = ['0120250620', ...lines, '09000003'].join('\r\n')

    const answer = await send('run', { content })

    expect(answer.body).toMatchObject([
      { line: 2, reference: one.reference, amount: one.amount, result: 'paid' },
      { line: 3, reference: other.reference, amount: other.amount - 1, result: 'wrong-amount' },
      { line: 4, amount: null, result: 'unreadable', unreadable: ['reference', 'amount'] },
    ])
  })

  it('in another form is refused with why', async () => {
    const answer = await upload('run')

    expect([answer.status, problemOf(answer).code]).toEqual([422, 'FILE_UNREADABLE'])
    expect(problemOf(answer).detail).toContain('convenio')
  })

  it('that is a workbook is refused as that', async () => {
    const answer = await upload('plan', { content: 'PK\u0003\u0004\u0014\0' })

    expect(problemOf(answer).detail).toContain('es de Excel')
  })

  it('cut into parts is read in the form of whoever cut it', async () => {
    const answer = await upload('plan', { first_line: 1500 })

    expect(answer.body.map(({ line, result }) => [line, result]).slice(0, 2)).toEqual([
      [1500, 'paid'],
      [1501, 'wrong-amount'],
    ])
  })
})
