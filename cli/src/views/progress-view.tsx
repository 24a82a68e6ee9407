import { Box, Text } from 'ink'
import type { Pace, Progress } from '../bulk/progress.ts'
import { countWords, paceWords, waitingWords } from './progress-words.ts'
import type { Translate } from '../i18n.ts'

export interface ProgressViewProps {
  readonly title: string
  readonly progress: Progress
  readonly pace: Pace
  readonly now: number
  /** Of the terminal. */
  readonly columns: number
  readonly isColoured: boolean
  readonly state: 'going' | 'paused' | 'stopping'
  readonly t: Translate<'bulk'>
}

const widestBar = 60

/** How far a run is: what it is, a bar, the figures, the last failures and the keys. */
export function ProgressView(props: ProgressViewProps) {
  const { title, progress, pace, columns, isColoured, t } = props
  const { total, done, failed, failures } = progress
  const paint = (color: string) => (isColoured ? { color } : {})
  return (
    <Box flexDirection="column" width={Math.max(20, columns - 1)}>
      <Text bold={isColoured} wrap="truncate-end">
        {title}
      </Text>
      {total !== null && (
        <Text {...paint('green')} wrap="truncate-end">
          {barOf({ ended: done + failed, total, width: Math.max(1, Math.min(widestBar, columns - 2)) })}
        </Text>
      )}
      <Text wrap="truncate-end">{countWords(progress, t)}</Text>
      <Text wrap="truncate-end">{paceWords(progress, pace, t).join(' · ') || ' '}</Text>
      {failures.map(({ line, why }) => (
        <Text key={line} {...paint('red')} wrap="truncate-end">
          {printable(`${t('planLine', { line: String(line) })}: ${why}`)}
        </Text>
      ))}
      <Text dimColor={isColoured} wrap="truncate-end">
        {footerOf(props)}
      </Text>
    </Box>
  )
}

export function barOf({ ended, total, width }: { ended: number; total: number; width: number }): string {
  const full = total === 0 ? width : Math.floor((Math.min(ended, total) * width) / total)
  return '█'.repeat(full) + '░'.repeat(Math.max(0, width - full))
}

function footerOf({ progress, state, now, t }: ProgressViewProps): string {
  if (state === 'stopping') return t('viewStopping')
  if (state === 'paused') return t('viewPaused')
  return waitingWords(progress, now, t) ?? t(progress.phase === 'acting' ? 'viewKeys' : 'viewStopKey')
}

/** What a file or a vendor says may carry escapes that would command the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
