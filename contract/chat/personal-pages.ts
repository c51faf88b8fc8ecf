/** Pages for people who are signed in, and reports, whose addresses are secrets: never counted. */
export const isPersonal = (path: string): boolean => /^\/(?:admin|account|client-portal|audit)(?:\/|$)/.test(path)
