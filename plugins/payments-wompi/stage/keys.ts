/** Invented keys of a merchant that does not exist. */
export const keys = {
  publicKey: 'pub_test_COLEGIOINVENTADO0001',
  privateKey: 'prv_test_COLEGIOINVENTADO0002',
  integritySecret: 'test_integrity_INVENTADO0003',
  eventsSecret: 'test_events_INVENTADO0004',
} as const
