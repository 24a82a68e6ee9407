/** Open or not, in a word with a mark of its own: a full dot or an empty one. */
export function StateMark({ open, children }: { open: boolean; children: string }) {
  return <span className={`state-mark state-mark--${open ? 'open' : 'closed'}`}>{children}</span>
}
