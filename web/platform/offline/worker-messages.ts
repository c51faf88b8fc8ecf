/** What a page tells the service worker. */
export type PageMessage =
  /** Takes over from the one before at once. */
  | { type: 'SKIP_WAITING' }
  /** The visitor reads this page: it is to open offline too. `assets`: addresses of the files that it has fetched so far. */
  | { type: 'KEEP_PAGE'; path: string; language: string; assets: string[] }
  /** There is a connection again: does what waits for it. */
  | { type: 'TRIGGER_SYNC'; tag: string }

/** The tag of delivering messages that were written offline, and the lock of the tab that does so. */
export const CONTACT_SYNC = 'contact-form-sync'
