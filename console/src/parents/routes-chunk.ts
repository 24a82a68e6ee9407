import { pageChunk } from './page-chunk.tsx'

/** Every page after the sign-in, which has them fetched before they are asked for. */
export const parentsRoutes = pageChunk(() => import('./routes.tsx').then((m) => m.ParentsRoutes))
