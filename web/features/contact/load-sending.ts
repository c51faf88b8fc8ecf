/** What checks and sends a message: fetched when the form is first touched, and in idle time for those who go offline before. */
export const loadSending = () => import('./send.ts')
