import { describe, expect, it } from 'vitest'
import { readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { list, only, resolve } from '@matricula/hub/testing/exceptions'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'
import { agreed } from './a-bank-file.ts'

describe.each(databases)('A bank file uploaded on $name', (database) => {
  it('with a day that cannot be keeps that line for a person, once, and pays once the day is corrected', async () => {
    const { hub, upload, finance, reference, one } = await agreed(await runHub({ database }))
    const paidOn = (day: string) => ({ content: `referencia;valor;fecha\n${reference};${one.amount};${day}` })
    for (const day of ['2026-12-01', '1931-01-01', '2025-06-18']) {
      expect((await upload('plan', paidOn(day))).body).toMatchObject([{ result: 'wrong-day' }])
      expect((await upload('run', paidOn(day))).body).toMatchObject([{ result: 'wrong-day' }])
      expect((await upload('run', paidOn(day))).body).toMatchObject([{ result: 'wrong-day' }])
    }
    expect((await readBooks(hub.hub.app, '10001')).payments).toEqual([])
    const { body: kept } = await list(finance, '?sort=created_at')
    expect(kept.map(({ facts }) => facts['day'])).toEqual(['2026-12-01', '1931-01-01', '2025-06-18'])
    expect(kept[0]).toMatchObject({
      kind: 'wrong-day',
      reference,
      amount: one.amount,
      facts: { file: 'pagos 20 junio.csv', line: '2' },
      outcomes: ['attended'],
    })

    expect((await upload('run', paidOn('2025-06-19'))).body).toMatchObject([{ result: 'paid' }])
    for (const exception of kept) expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect((await upload('run', paidOn('2026-12-01'))).body).toMatchObject([{ result: 'wrong-day' }])
    expect((await list(finance, '?state=open')).body).toEqual([])
    expect((await readBooks(hub.hub.app, '10001')).payments).toHaveLength(1)
  })

  it('with a day that can be once it has come pays, though a person looked into it before', async () => {
    const { hub, upload, finance, reference, one } = await agreed(await runHub({ database }))
    const ahead = { content: `referencia;valor;fecha\n${reference};${one.amount};2025-06-25` }
    expect((await upload('run', ahead)).body).toMatchObject([{ result: 'wrong-day' }])
    expect((await resolve(finance, await only(finance), 'attended')).status).toBe(200)

    await setSeasonClock(hub, '2025-06-25T10:00:00-05:00')

    expect((await upload('run', ahead)).body).toMatchObject([{ result: 'paid' }])
  })

  it('with lines that cannot be read keeps each of them for a person, once, with what can be read', async () => {
    const { upload, finance } = await agreed(await runHub({ database }))
    const lines = ['MH-1;1.000,50;2025-06-20', 'MH-1;2.000,50;2025-06-20', 'MH-\u0000 2;7000;ayer', ';;']
    const file = { content: ['referencia;valor;fecha', ...lines].join('\n') }
    await upload('plan', file)
    expect((await list(finance)).body).toEqual([])

    await upload('run', file)
    await upload('run', { ...file, name: 'otra vez.csv' })

    const { body: kept } = await list(finance, '?sort=created_at&kind=unreadable-line')
    expect(
      kept.map(({ reference, amount, facts }) => [reference, amount, facts['line'], facts['unread']]),
    ).toEqual([
      ['MH-1', null, '2', 'amount'],
      ['MH-1', null, '3', 'amount'],
      ['MH-\uFFFD 2', 7000, '4', 'reference date'],
      ['', null, '5', 'reference amount date'],
    ])
    expect(kept[3]?.token).toBe('none')
    for (const exception of kept) expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    await upload('run', file)
    expect((await list(finance, '?state=open')).body).toEqual([])
  })
})
