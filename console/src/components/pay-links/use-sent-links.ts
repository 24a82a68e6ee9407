import { useEffect, useState } from 'react'
import { hub, HubProblem, isProblem } from '../../api/hub.ts'
import type { SentPayLink } from '../../api/types.ts'

export type ListedLinks =
  { is: 'loading' } | { is: 'failed' } | { is: 'ready'; found: readonly SentPayLink[] }

export interface LinkRequest extends Pick<SentPayLink, 'shows' | 'note'> {
  days: number
}

/** What is asked of whoever is sent the link, as the hub takes it. */
export type AskedOf =
  | { kind: 'enrollment'; students: readonly string[] }
  | { kind: 'invoices'; documents: readonly { DocNum: string; CardCode: string }[] }
  | { kind: 'account'; student: string; amount: number; concept: string }

/** The caller's links of these students, each once and the newest first, to be made and withdrawn. */
export function useSentLinks(students: readonly string[], of: AskedOf) {
  const codes = students.join(' ')
  const [links, setLinks] = useState<ListedLinks>({ is: 'loading' })
  const [made, setMade] = useState<SentPayLink | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)

  useEffect(() => {
    if (codes === '') return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const pages = codes
      .split(' ')
      .map((code) => hub.get<SentPayLink[]>(`/api/pay-links?student=${encodeURIComponent(code)}`, { signal }))
    Promise.all(pages).then(
      (read) => setLinks({ is: 'ready', found: newestFirst(read.flat()) }),
      () => signal.aborted || setLinks({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [codes])

  const change = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    await act().catch((thrown: unknown) => setProblem(isProblem(thrown) ? thrown : new HubProblem(0, {})))
    setBusy(false)
  }
  const keep = (link: SentPayLink) =>
    setLinks((now) => {
      const others = now.is === 'ready' ? now.found : []
      const isKnown = others.some(({ id }) => id === link.id)
      const found = isKnown ? others.map((one) => (one.id === link.id ? link : one)) : [link, ...others]
      return { is: 'ready', found }
    })
  const make = (request: LinkRequest) =>
    change(async () => {
      const link = await hub.post<SentPayLink>('/api/pay-links', { ...of, ...request })
      setMade(link)
      keep(link)
    })
  const withdraw = ({ id }: SentPayLink) =>
    change(async () => {
      keep(await hub.post<SentPayLink>(`/api/pay-links/${id}/withdraw`, {}))
      setMade((now) => (now?.id === id ? null : now))
    })
  return { links, made, busy, problem, make, withdraw }
}

function newestFirst(links: readonly SentPayLink[]): SentPayLink[] {
  const each = new Map(links.map((link) => [link.id, link]))
  return [...each.values()].toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))
}
