/** What the built hub can run. None is loaded before it is asked for. */
export const programs = {
  main: () => import('./main.ts'),
  worker: () => import('./worker.ts'),
  'db-tool': () => import('./db-tool.ts'),
} as const
