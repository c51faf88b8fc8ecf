/** Finds a Chromium on this machine. */
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @param given checked first. @returns the path of an installed browser, or undefined. */
export const findBrowser = (given: string | undefined): string | undefined =>
  [given, ...places].find((path) => path !== undefined && existsSync(path))
