/** What a page tells the service worker. */
export type PageMessage =
  /** Takes over from the one before at once. */
  | { type: 'SKIP_WAITING' }
  /** The visitor reads this page: it is to open offline too. `assets`: addresses of the files that it has fetched so far. */
  | { type: 'KEEP_PAGE'; path: string; language: string; assets: string[] }
