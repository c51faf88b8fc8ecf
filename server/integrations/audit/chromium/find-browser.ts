/** Where a Chromium is on this machine. */
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @param given looked at first. @returns the path of a browser that is there, or undefined. */
export const findBrowser = (given: string | undefined): string | undefined =>
  [given, ...places].find((path) => path !== undefined && existsSync(path))
