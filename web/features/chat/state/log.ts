/** Notes what went wrong without harm, for whoever looks after the site; visitors see nothing of it. */
export function warn(what: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where such notes belong.
  console.warn(`Chat: ${what}`, ...(detail === undefined ? [] : [detail]))
}
