/** What the inline start script offers to the app that it loads. */
export interface Start {
  /** To be called once the page is alive: carries out what was pressed meanwhile. */
  ready(): void
}

declare global {
  interface Window {
    start?: Start
  }
}
