/** The hub's names of the ageing buckets, the youngest first. */
export const ageingBuckets = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
