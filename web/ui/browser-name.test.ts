import { expect, test } from 'vitest'
import { browserOf } from './browser-name.ts'

const mozilla = 'Mozilla/5.0'

test.each([
  ['(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  ['(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0', 'Edge', 'Windows'],
  ['(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 'Safari', 'macOS'],
  ['(iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
  ['(iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1', 'Safari', 'iPadOS'],
  ['(Linux; Android 14; SM-S918B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0', 'Samsung Internet', 'Android'],
  ['(X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
])('a browser that says %s is told as %s on %s', (userAgent, browser, system) => {
  expect(browserOf(`${mozilla} ${userAgent}`)).toEqual({ browser, system })
})

test.each(['', 'curl/8.5.0', 'node'])('what is no browser, such as %j, is no known device', (userAgent) => {
  expect(browserOf(userAgent)).toBeUndefined()
})
