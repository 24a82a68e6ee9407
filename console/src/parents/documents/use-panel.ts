import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The documents' panel stands in the address (?documents=1), so that the receipt can link to it. */
export function usePanel(): { open: boolean; show: () => void; hide: () => void } {
  const [params, setParams] = useSearchParams()
  const show = useCallback(() => setParams(withPanel), [setParams])
  const hide = useCallback(() => setParams(withoutPanel, { replace: true }), [setParams])
  return { open: params.get('documents') === '1', show, hide }
}

function withPanel(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now)
  next.set('documents', '1')
  return next
}

function withoutPanel(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now)
  next.delete('documents')
  return next
}
