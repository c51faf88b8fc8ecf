import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('two sites in one process share process metrics, and nothing else', () => {
  const [one, other] = [createMetrics(), createMetrics()]
  const metric = (name: string) => [one, other].map(({ registry }) => registry.getSingleMetric(name))
  const [lag, sameLag] = metric('nodejs_eventloop_lag_seconds')
  expect(lag).toBeDefined()
  expect(sameLag).toBe(lag)
  const [requests, otherRequests] = metric('http_request_duration_seconds')
  expect(requests).toBeDefined()
  expect(otherRequests).not.toBe(requests)
})
