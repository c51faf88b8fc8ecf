/** Prints what came of each fault: a line of JSON when it is over, and all of them as a table at the end. */
import type { Reporter, TestCase } from 'vitest/node'

interface Line {
  fault: string
  outcome: 'held' | 'NOT HELD' | 'left out'
  seconds: number
  [figure: string]: number | string
}

function lineOf(test: TestCase): Line {
  const { state, errors } = test.result()
  const { note } = test.result() as { note?: string }
  return {
    fault: `${test.module.relativeModuleId.replace(/^.*\/|\.test\.ts$/g, '')}: ${test.name}`,
    outcome: state === 'passed' ? 'held' : state === 'failed' ? 'NOT HELD' : 'left out',
    seconds: Math.round((test.diagnostic()?.duration ?? 0) / 100) / 10,
    ...test.meta().figures,
    ...(note && { why: note }),
    ...(errors?.[0] && { why: errors[0].message }),
  }
}

export function createReport(): Reporter {
  const lines: Line[] = []
  return {
    onTestCaseResult(test) {
      const line = lineOf(test)
      lines.push(line)
      console.log(JSON.stringify(line))
    },
    onTestRunEnd(_modules, unhandled) {
      for (const error of unhandled) console.log(JSON.stringify({ fault: 'a test broke', why: error.message }))
      console.log('')
      for (const { fault, outcome, seconds, ...figures } of lines) {
        const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
        console.log(`${outcome.padEnd(9)} ${fault}\n${' '.repeat(10)}${[...told, `${seconds} s`].join(' · ')}`)
      }
      const count = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length
      console.log(`\n${count('held')} held, ${count('NOT HELD')} not, ${count('left out')} left out`)
    },
  }
}
