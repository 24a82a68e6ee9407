/** The hub's names of the ages, the youngest first. */
export const ages = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
