/** Signed-in pages, and reports with secret addresses: never counted. */
export const isPersonal = (path: string): boolean => /^\/(?:admin|account|client-portal|audit)(?:\/|$)/.test(path)
