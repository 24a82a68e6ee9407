/** The backgrounds of the sign-in page; the hub chooses one for each visit. */
export const SCENES = ['dawn', 'rain', 'noon', 'dusk'] as const
export type Scene = (typeof SCENES)[number]
