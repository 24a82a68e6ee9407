import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  anAccount,
  aRequest,
  id,
  network,
  read,
  requestIs,
  requestPath,
  searches,
  sign,
  signing,
  success,
  tokens,
} from './support/an-account.ts'

describe('looking for a reference', () => {
  it('searches every page for the whole name, and takes no namesake', async () => {
    tokens()
    const name = 'Contrato de matrícula - Ref. C-MH-7Q2KX0'
    const asked = searches(
      { requests: [aRequest({ name: `${name}1` }), aRequest({ name: `Otro ${name}2` })], more: true },
      { requests: [aRequest({ name })] },
    )
    requestIs(aRequest())
    expect(await anAccount().adapter.findByReference('MH-7Q2KX0', read())).toEqual(signing)
    expect(asked).toMatchObject([
      { page_context: { start_index: 1, row_count: 100, search_columns: { request_name: name } } },
      { page_context: { start_index: 3 } },
    ])
  })

  it('asks once for every document there is a template for', async () => {
    tokens()
    const asked = searches({ requests: [] }, { requests: [] })
    const templates = {
      contract: { id: '212541000000300001', title: 'Contrato' },
      'life-insurance': { id: '212541000000300003', title: 'Seguro' },
    }
    expect(await anAccount({ settings: { templates } }).adapter.findByReference('MH-1', read())).toBeNull()
    expect(asked).toMatchObject([
      { page_context: { search_columns: { request_name: 'Contrato - Ref. C-MH-1' } } },
      { page_context: { search_columns: { request_name: 'Seguro - Ref. S-MH-1' } } },
    ])
  })

  it('takes no draft, which nobody has got, and says that there is one', async () => {
    tokens()
    searches({ requests: [aRequest({ status: 'draft' })] })
    const { adapter, kit } = anAccount()
    expect(await adapter.findByReference('MH-7Q2KX0', read())).toBeNull()
    expect(kit.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  it('gives up on a list that never ends', async () => {
    tokens()
    searches({ requests: [], more: true })
    await expect(anAccount().adapter.findByReference('MH-1', read())).rejects.toMatchObject({
      code: 'unreachable',
    })
  })

  it.each(['', 'a b', '../x', 'MH-1" }'])('of %j asks nobody', async (reference) => {
    network()
    expect(await anAccount().adapter.findByReference(reference, read())).toBeNull()
  })
})

describe('the status of a request', () => {
  it('keeps every digit of an id that comes as a number', async () => {
    tokens()
    const text = JSON.stringify(success({ requests: aRequest() })).replace(`"${id}"`, id)
    nock(sign).get(requestPath).reply(200, text)
    expect(await anAccount().adapter.status(id, read())).toEqual(signing)
  })

  it.each([
    ['INPROGRESS', 'viewed', 'viewed', 'inprogress/VIEWED'],
    ['Completed', 'SIGNED', 'signed', 'completed'],
  ])('%s and %s are %s', async (told, action, status, rawStatus) => {
    tokens()
    requestIs(aRequest({ status: told, action }))
    expect(await anAccount().adapter.status(id, read())).toMatchObject({ status, rawStatus })
  })

  it('of what the school sent without us is null', async () => {
    tokens()
    requestIs(aRequest({ name: 'Carta laboral' }))
    expect(await anAccount().adapter.status(id, read())).toBeNull()
  })

  it.each(['', 'KIT-NOTHING', '1/../2', '1?x'])('of the id %j asks nobody', async (invalidId) => {
    network()
    expect(await anAccount().adapter.status(invalidId, read())).toBeNull()
  })
})

describe('what was sent lately', () => {
  it('is found by its id, whatever the document, and no search is made', async () => {
    tokens()
    const { adapter, kit } = anAccount()
    await kit.memo.set('sent/MH-7Q2KX0', id)
    requestIs(aRequest())
    expect(await adapter.findByReference('MH-7Q2KX0', read())).toEqual(signing)
  })

  it('and is gone at Zoho is looked for by its name', async () => {
    tokens()
    const { adapter, kit } = anAccount()
    await kit.memo.set('sent/MH-7Q2KX0', '1')
    nock(sign).get('/api/v1/requests/1').reply(400, { code: 9004, status: 'failure' })
    searches({ requests: [aRequest()] })
    requestIs(aRequest())
    expect(await adapter.findByReference('MH-7Q2KX0', read())).toEqual(signing)
  })
})
