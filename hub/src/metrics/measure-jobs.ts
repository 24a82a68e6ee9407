import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Job, Work } from '../work/work.ts'

/** The same work; each run in this process is measured. */
export function measureJobs(work: Work, metrics: Registry): Work {
  const runs = new Histogram({
    name: 'job_run_seconds',
    help: 'Runs of jobs in this process',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [metrics],
  })
  const last = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a run of the job last ended well in this process',
    labelNames: ['job'] as const,
    registers: [metrics],
  })
  const measured = (job: Job): Job => ({
    ...job,
    async run(signal) {
      const end = runs.startTimer({ job: job.name })
      try {
        await job.run(signal)
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
      end({ outcome: 'ok' })
      last.setToCurrentTime({ job: job.name })
    },
  })
  return { ...work, add: (job) => work.add(measured(job)) }
}
