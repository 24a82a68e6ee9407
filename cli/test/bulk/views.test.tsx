import { render } from 'ink-testing-library'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../../src/bulk/progress.ts'
import { ProgressView, type ProgressViewProps } from '../../src/views/progress-view.tsx'
import { translator } from '../../src/i18n.ts'

const going: Progress = {
  phase: 'acting',
  total: 3000,
  done: 1180,
  failed: 20,
  failures: [{ line: 17, why: 'No cabe\u001b[2J en la ruta', code: null }],
  waitingUntil: null,
}

function frame(props: Partial<ProgressViewProps> = {}): string {
  const { lastFrame, unmount } = render(
    <ProgressView
      title="food.insert"
      progress={going}
      pace={{ perSecond: 12.4, leftMs: 150_000 }}
      now={0}
      columns={80}
      isColoured={false}
      state="going"
      t={translator('bulk', 'es')}
      {...props}
    />,
  )
  const drawn = lastFrame() ?? ''
  unmount()
  return drawn
}

describe('The view of a run', () => {
  it('shows how far it is, how fast, how long still, and what failed last', () => {
    const drawn = frame()
    expect(drawn).toContain('1.200 de 3.000 (40 %)')
    expect(drawn).toContain('12 filas/s · faltan 3 min · 20 fallidas')
    expect(drawn).toContain('línea 17: No cabe')
    expect(drawn).toContain('p pausa')
  })

  it.each([40, 80, 200])('keeps to its lines at %i columns', (columns) => {
    const lines = frame({ columns }).split('\n')
    expect(lines).toHaveLength(6)
    for (const line of lines) expect(line.length).toBeLessThan(columns)
  })

  it.each([
    [0, '░'],
    [3000, '█'],
  ])('draws a bar of %i of 3000 all %s', (done, sign) => {
    const bar = frame({ progress: { ...going, done, failed: 0 } }).split('\n')[1] ?? ''
    expect(new Set(bar)).toEqual(new Set([sign]))
  })

  it('lets no text command the terminal', () => {
    expect(frame()).not.toContain('\u001b[2J')
  })

  it('says that it waits for the hub, that it is paused, or that it stops', () => {
    const waiting = { ...going, waitingUntil: 4200 }
    expect(frame({ progress: waiting })).toContain('el hub no responde; se intenta otra vez en 5 s')
    expect(frame({ state: 'paused' })).toContain('en pausa')
    expect(frame({ state: 'stopping' })).toContain('deteniendo')
  })

  it('counts rows while nobody knows how many there are, without a bar', () => {
    const drawn = frame({ progress: { ...going, phase: 'planning', total: null, failed: 0, failures: [] } })
    expect(drawn).toContain('1.180 filas leídas')
    expect(drawn).not.toMatch(/[█░]/)
    expect(drawn).not.toContain('pausa')
  })
})
