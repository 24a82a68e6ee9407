import { runProgram } from './program.ts'

runProgram('worker', async (hub) => {
  await hub.work()
  return 'working'
})
