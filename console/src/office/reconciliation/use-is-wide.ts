import { Grid } from 'antd'

/** Whether three columns of amounts stand side by side; else each row is a card. */
export function useIsWide(): boolean {
  const { md } = Grid.useBreakpoint()
  return md === true
}
