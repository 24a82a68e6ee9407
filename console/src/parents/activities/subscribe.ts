import { hub } from '../../api/hub.ts'

interface Subscription {
  student: string
  activity: string
  gradeId: number
}

/** 409 QUOTA_FULL, ACTIVITY_DUPLICATE or ACTIVITY_LIMIT when the hub refuses. */
export async function subscribe({ student, activity }: Subscription): Promise<void> {
  await hub.post('/api/enrollment/fees/community/subscribe', {
    activity: { code: activity },
    student: { code: student },
  })
}

export async function unsubscribe({ student, activity, gradeId }: Subscription): Promise<void> {
  const [who, what] = [student, activity].map(encodeURIComponent)
  await hub.delete(
    `/api/enrollment/fees/community/subscribe/student/${who}/activity/${what}/grade/${gradeId}`,
  )
}
