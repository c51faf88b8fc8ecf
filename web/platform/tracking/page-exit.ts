/** Sends something while the page is being left, and awaits no answer. Apart from `api.ts`, whose schemas it can do without. */
export function sendOnExit(path: `/api/${string}`, body: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
