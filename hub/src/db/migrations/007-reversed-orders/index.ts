import type { Knex } from 'knex'

/** An order whose payment went back is no longer told as paid. */
export async function up(db: Knex): Promise<void> {
  const wentBack = db('payment as p')
    .join('payment_attempt as a', 'a.id', 'p.attempt_id')
    .where('a.status', 'reversed')
    .select('p.order_id')
  await db('enrollment_order')
    .where({ status: 'paid' })
    .whereIn('id', wentBack)
    .update({ status: 'reversed' })
}

export async function down(db: Knex): Promise<void> {
  await db('enrollment_order').where({ status: 'reversed' }).update({ status: 'paid' })
}
