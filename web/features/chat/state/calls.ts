/** The calls of the chat with their schemas: fetched when the visitor turns to it, and not with the page. */
export const chatCalls = () => import('./api.ts')
